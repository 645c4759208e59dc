import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, in one list: the only place that knows paths. */
export default [
  index('routes/marketing/landing.tsx'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('register', 'routes/auth/register.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx'),
    route('verify-email-change', 'routes/auth/verify-email-change.tsx'),
    route('unsubscribe', 'routes/auth/unsubscribe.tsx'),
    route('forgot-password', 'routes/auth/recover-password.tsx', { id: 'forgot-password' }),
    route('reset-password', 'routes/auth/recover-password.tsx', { id: 'reset-password' }),
  ]),
  route('logout', 'routes/auth/logout.tsx'),

  layout('routes/dashboard/layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard/overview.tsx'),
      route('assistant', 'routes/dashboard/assistant.tsx'),
      layout('routes/dashboard/usage/layout.tsx', [
        route('usage', 'routes/dashboard/usage/month.tsx', { id: 'usage-now' }),
        route('usage/export', 'routes/dashboard/usage/export.tsx'),
        route('usage/receipts/:seq', 'routes/dashboard/usage/receipt.tsx'),
        route('usage/auditors', 'routes/dashboard/usage/auditors.tsx'),
        route('usage/auditors/:seat', 'routes/dashboard/usage/auditor-seat.tsx'),
        route('usage/auditors/:seat/revoke', 'routes/dashboard/usage/auditor-revoke.tsx'),
        route('usage/:month', 'routes/dashboard/usage/month.tsx'),
        route('usage/*', 'routes/dashboard/usage/not-found.tsx'),
      ]),
      route('settings', 'routes/dashboard/settings/layout.tsx', [
        index('routes/dashboard/settings/overview.tsx'),
        route('email', 'routes/dashboard/settings/email.tsx'),
        route('password', 'routes/dashboard/settings/password.tsx'),
        route('sessions', 'routes/dashboard/settings/sessions.tsx'),
        route('sessions/others', 'routes/dashboard/settings/sessions-end.tsx'),
        route('sessions/:session', 'routes/dashboard/settings/session-end.tsx'),
        route('notifications', 'routes/dashboard/settings/notifications.tsx'),
        route('keys', 'routes/dashboard/settings/keys.tsx'),
        route('keys/:key/regenerate', 'routes/dashboard/settings/key-regenerate.tsx'),
        route('keys/:key/revoke', 'routes/dashboard/settings/key-revoke.tsx'),
      ]),
      route('*', 'routes/dashboard/not-found.tsx'),
    ]),
    route('reflection-journal', 'routes/placeholders/reflection-journal.tsx'),
    route('wellness-center', 'routes/placeholders/wellness-center.tsx'),
    route('achievements', 'routes/placeholders/achievements.tsx'),
    route('health-assistant', 'routes/placeholders/health-assistant.tsx'),
  ]),
  route('dashboard/assistant/stream', 'routes/resources/assistant-stream.ts'),
  route('dashboard/usage/export/download', 'routes/resources/usage-export.ts'),
  route('dashboard/usage/receipts/:seq/proof', 'routes/resources/receipt-proof.ts'),

  route('audit/invitation', 'routes/audit/invitation.tsx'),
  layout('routes/audit/layout.tsx', [
    ...prefix('audit', [
      index('routes/audit/seats.tsx'),
      route(':seat', 'routes/audit/seat.tsx'),
      route(':seat/export', 'routes/audit/export.tsx'),
      route(':seat/export/download', 'routes/audit/export-download.ts'),
      route(':seat/receipts/:seq', 'routes/audit/receipt.tsx'),
      route(':seat/receipts/:seq/proof', 'routes/audit/receipt-proof.ts'),
      route(':seat/:month', 'routes/audit/month.tsx'),
      route('*', 'routes/audit/not-found.tsx'),
    ]),
  ]),

  route('display', 'routes/resources/preferences.tsx'),
  route('dev/mail', 'routes/resources/dev-mail.tsx'),
  route('dev/mail/page', 'routes/resources/dev-mail-page.ts'),

  ...prefix('ledger', [
    route('checkpoint', 'routes/ledger/checkpoint.ts'),
    route('vkey', 'routes/ledger/vkey.ts'),
    route('consistency', 'routes/ledger/consistency.ts'),
    route('tile/*', 'routes/ledger/tile.ts'),
  ]),

  route('api', 'routes/api/layout.ts', [
    ...prefix('auth', [
      route('register', 'routes/api/auth/register.ts'),
      route('login', 'routes/api/auth/login.ts'),
      route('verify-email', 'routes/api/auth/verify-email.ts'),
      route('resend-verification', 'routes/api/auth/resend-verification.ts'),
      route('forgot-password', 'routes/api/auth/forgot-password.ts'),
      route('reset-password', 'routes/api/auth/reset-password.ts'),
      route('verify-email-change', 'routes/api/auth/verify-email-change.ts'),
    ]),
    layout('routes/api/protected.ts', [
      route('ai-assist', 'routes/api/ai-assist.ts'),
      route('auth/change-password', 'routes/api/auth/change-password.ts'),
      route('auth/request-email-change', 'routes/api/auth/request-email-change.ts'),
      route('user/profile', 'routes/api/profile.ts'),
      route('user/notification-preferences', 'routes/api/notification-preferences.ts'),
      route('usage', 'routes/api/usage.ts'),
      route('usage/export', 'routes/api/usage-export.ts'),
      route('usage/receipts/:seq', 'routes/api/usage-receipt.ts'),
    ]),
    route('plans', 'routes/api/plans.ts'),
    index('routes/api/not-found.ts', { id: 'api-root' }),
    route('*', 'routes/api/not-found.ts'),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
