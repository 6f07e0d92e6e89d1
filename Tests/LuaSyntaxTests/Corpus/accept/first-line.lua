#!/usr/bin/env lua !@$
a = 1
