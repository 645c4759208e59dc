module penmark.test/stripe-mock

go 1.23.0

require github.com/stripe/stripe-mock v0.203.0
