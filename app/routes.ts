import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, in one list: the only place that knows paths. */
export default [
  index('routes/marketing/landing.tsx'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('login/second-factor', 'routes/auth/second-factor.tsx'),
    route('register', 'routes/auth/register.tsx'),
    route('auth/callback', 'routes/auth/callback.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx'),
    route('verify-email-change', 'routes/auth/verify-email-change.tsx'),
    route('unsubscribe', 'routes/auth/unsubscribe.tsx'),
    route('forgot-password', 'routes/auth/recover-password.tsx', { id: 'forgot-password' }),
    route('reset-password', 'routes/auth/recover-password.tsx', { id: 'reset-password' }),
  ]),
  route('auth/google', 'routes/auth/google.ts'),
  route('login/passkey', 'routes/auth/passkey-sign-in.ts'),
  route('logout', 'routes/auth/logout.tsx'),
  route('goodbye', 'routes/auth/goodbye.tsx'),

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
      library('styles'),
      library('templates'),
      library('prompts'),
      layout('routes/dashboard/bookmarks/layout.tsx', [
        route('bookmarks', 'routes/dashboard/bookmarks/list.tsx'),
        route('bookmarks/:bookmark', 'routes/dashboard/bookmarks/bookmark.tsx'),
        route('bookmarks/:bookmark/delete', 'routes/dashboard/bookmarks/delete.tsx'),
      ]),
      route('settings', 'routes/dashboard/settings/layout.tsx', [
        index('routes/dashboard/settings/overview.tsx'),
        route('email', 'routes/dashboard/settings/email.tsx'),
        route('password', 'routes/dashboard/settings/password.tsx'),
        route('google', 'routes/dashboard/settings/google.tsx'),
        route('security', 'routes/dashboard/settings/security/overview.tsx'),
        route('security/app', 'routes/dashboard/settings/security/app.tsx'),
        route('security/app/off', 'routes/dashboard/settings/security/app-off.tsx'),
        route('security/codes', 'routes/dashboard/settings/security/codes.tsx'),
        route('security/passkeys/new', 'routes/dashboard/settings/security/passkey-new.tsx'),
        route('security/passkeys/add', 'routes/dashboard/settings/security/passkey-add.ts'),
        route('security/passkeys/:passkey', 'routes/dashboard/settings/security/passkey.tsx'),
        route('security/passkeys/:passkey/remove', 'routes/dashboard/settings/security/passkey-remove.tsx'),
        route('sessions', 'routes/dashboard/settings/sessions.tsx'),
        route('sessions/others', 'routes/dashboard/settings/sessions-end.tsx'),
        route('sessions/:session', 'routes/dashboard/settings/session-end.tsx'),
        route('notifications', 'routes/dashboard/settings/notifications.tsx'),
        route('keys', 'routes/dashboard/settings/keys.tsx'),
        route('data', 'routes/dashboard/settings/data.tsx'),
        route('delete', 'routes/dashboard/settings/delete.tsx'),
        route('keys/:key/regenerate', 'routes/dashboard/settings/key-regenerate.tsx'),
        route('keys/:key/revoke', 'routes/dashboard/settings/key-revoke.tsx'),
      ]),
      route('preferences', 'routes/dashboard/preferences/preferences.tsx'),
      route('preferences/reset', 'routes/dashboard/preferences/reset.tsx'),
      route('billing', 'routes/dashboard/billing/overview.tsx'),
      route('billing/change', 'routes/dashboard/billing/change.tsx'),
      route('billing-demo', 'routes/dashboard/billing/demo.tsx'),
      route('*', 'routes/dashboard/not-found.tsx'),
    ]),
    route('reflection-journal', 'routes/placeholders/reflection-journal.tsx'),
    route('wellness-center', 'routes/placeholders/wellness-center.tsx'),
    route('achievements', 'routes/placeholders/achievements.tsx'),
    route('health-assistant', 'routes/placeholders/health-assistant.tsx'),
  ]),
  route('dashboard/assistant/stream', 'routes/resources/assistant-stream.ts'),
  ...(['styles', 'templates', 'prompts'] as const).map((place) =>
    route(`dashboard/${place}/export`, 'routes/resources/library-export.ts', { id: `${place}-export` }),
  ),
  route('dashboard/bookmarks/export', 'routes/resources/bookmarks-export.ts'),
  route('dashboard/bookmarks/:bookmark/download', 'routes/resources/bookmark-text.ts'),
  route('dashboard/settings/data/download', 'routes/resources/data-download.ts'),
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

  route('webhooks/stripe', 'routes/webhooks/stripe.ts'),

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
      route('second-factor', 'routes/api/auth/second-factor.ts'),
      route('google/auth-url', 'routes/api/auth/google/auth-url.ts'),
      route('google/callback', 'routes/api/auth/google/callback.ts'),
      route('google/login', 'routes/api/auth/google/login.ts'),
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
      route('create-checkout-session', 'routes/api/billing/create-checkout-session.ts'),
      route('create-customer-portal-session', 'routes/api/billing/create-customer-portal-session.ts'),
      route('user/export', 'routes/api/data-export.ts'),
      route('user/delete', 'routes/api/delete-account.ts'),
      ...(['styles', 'templates', 'prompts'] as const).flatMap((place) => [
        route(`user/custom-${place}`, 'routes/api/library/items.ts', { id: `api-${place}` }),
        route(`user/custom-${place}/:item`, 'routes/api/library/item.ts', { id: `api-${place}-item` }),
      ]),
      route('user/bookmarks', 'routes/api/library/bookmarks.ts'),
      route('user/bookmarks/:bookmark', 'routes/api/library/bookmark.ts'),
      route('user/available-styles', 'routes/api/library/available-styles.ts'),
      route('user/available-templates', 'routes/api/library/available-templates.ts'),
      route('user/notification-preferences', 'routes/api/notification-preferences.ts'),
      route('user/style-preferences', 'routes/api/style-preferences.ts'),
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

/** The pages of one part of the library: the same for each, and one more for what only that kind can do. */
function library(place: 'styles' | 'templates' | 'prompts') {
  const page = (path: string, name: string) =>
    route(path, `routes/dashboard/library/${name}.tsx`, { id: `${place}-${name}` })
  return route(place, 'routes/dashboard/library/layout.tsx', { id: place }, [
    index('routes/dashboard/library/list.tsx', { id: `${place}-list` }),
    page('new', 'new'),
    page('import', 'import'),
    page(':item', 'edit'),
    page(':item/delete', 'delete'),
    page(':item/versions', 'versions'),
    ...(place === 'styles' ? [page(':item/check', 'check')] : []),
    ...(place === 'prompts' ? [page(':item/use', 'use')] : []),
  ])
}
