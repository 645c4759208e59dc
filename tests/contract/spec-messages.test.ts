import { expect, test } from 'vitest'
import english from '#app/locales/en/index.ts'

// Every message that the specification quotes (sections 4, 5 and 8). Each must be one of the English texts, or the
// beginning of a longer one.

const MESSAGES = [
  'Rate limit exceeded. Please try again later.',
  'Resource not found.',
  'Please login to continue.',
  'You do not have permission to perform this action.',
  'Server error. Please try again later.',
  'An account with this email already exists. Please try logging in instead.',
  'Registration failed, try again',
  'Invalid email or password. Please try again.',
  'Login failed, check your credentials',
  'Please enter your email address first',
  'Verification email sent',
  'Failed to resend',
  'Invalid or expired verification token',
  'Current password is incorrect. Please try again.',
  'This email address is already in use by another account.',
  'New email must be different from your current email address.',
  'Verification link has expired. Please request a new email change.',
  'Invalid verification link.',
  'The new email address is no longer available. Please try a different email.',
  'Invalid verification link. No token provided.',
  'No token provided',
  'Verification failed',
  'Error during verification',
  'If your email is registered, you will receive a password reset link.',
  'Failed to send password reset email',
  'Password reset failed, the link may be expired',
  'Failed to initialize Google login',
  'Failed to initialize Google authentication',
  'Google authentication failed',
  'Google API failed to load',
  'No credential received',
  'Authentication failed',
  'No authorization code received',
  'Invalid response from Google OAuth',
  'Sorry, trouble connecting to the server',
  'Failed to load data. Using defaults.',
  'Failed to load templates',
  'Failed to create custom template',
  'Failed to delete custom template',
  'Failed to load custom prompts',
  'Failed to create custom prompt',
  'Failed to delete custom prompt',
  'Failed to load billing information',
  'Failed to load plan information',
  'Failed to create checkout session',
  'Failed to open customer portal',
  'Invoice not available',
  'No plans available. Please try refreshing the page.',
  'Failed to load profile data',
  'Failed to load preferences',
  'Preferences saved successfully!',
  'Failed to save preferences',
  'Preferences reset to defaults',
  'Failed to reset preferences',
  'Are you sure you want to reset all preferences to their default values?',
  'Too many submissions. Please try again later.',
  'Please check your input and try again.',
  'An error occurred. Please try again later.',
  'Network error. Please check your connection and try again.',
  "Thank you for your message! We'll get back to you within 24 hours.",
  'Custom template created successfully!',
  'Custom prompt created successfully!',
  'Password must be at least 8 characters long',
  'Passwords do not match',
  'New passwords do not match',
  'Email address is required',
  'Please enter a valid email address',
  'No changes to save',
  'Please enter text to process',
  'Text must be less than 5000 characters',
  'This style requires a Pro plan or higher. Upgrade to unlock this feature.',
  'Template name is required',
  'Template name must be 50 characters or less',
  'Template context is required',
  'Template context must be 1000 characters or less',
  'Description must be 200 characters or less',
  'A template with this name already exists',
  'Prompt name is required',
  'Prompt name must be 100 characters or less',
  'Prompt content is required',
  'Prompt content must be 1000 characters or less',
  'A prompt with this name already exists',
  'First name is required',
  'First name must be less than 50 characters',
  'Last name is required',
  'Last name must be less than 50 characters',
  'Email is required',
  'Email must be less than 100 characters',
  'Subject is required',
  'Subject must be less than 100 characters',
  'Message is required',
  'Message must be less than 2000 characters',
  'Coming Soon',
  'Application Error',
  'Go to Login',
]

/** Messages of features that are not built yet. Remove them from this list with the feature. */
const LATER = ['Failed to load plan information']

/** Messages that appear only as the end of a longer message of the specification. */
const WITHIN: Readonly<Record<string, string>> = {
  'No token provided': 'Invalid verification link. No token provided.',
}

/** A text of the product may lack the specification's exclamation mark and use a typographic apostrophe. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/[.!]+$/, '')
}

function textsOf(locale: object): string[] {
  return Object.values(locale).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value as object)))
}

test('every message of the specification is among our English texts, but for those that are listed as later', () => {
  const ours = textsOf(english).map(plain)
  const missing = MESSAGES.filter((message) => !ours.some((text) => text.startsWith(plain(WITHIN[message] ?? message))))
  expect(missing).toEqual(LATER)
})
