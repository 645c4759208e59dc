import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, in one list: the only place that knows paths. */
export default [
  index('routes/landing/landing.tsx'),

  layout('routes/sign-in/layout.tsx', [
    route('login', 'routes/sign-in/login.tsx'),
    route('login/second-factor', 'routes/second-factor/sign-in-step.tsx'),
    route('register', 'routes/sign-in/register.tsx'),
    route('auth/callback', 'routes/sign-in/callback.tsx'),
    route('verify-email', 'routes/sign-in/verify-email.tsx'),
    route('verify-email-change', 'routes/settings/verify-email-change.tsx'),
    route('unsubscribe', 'routes/notifications/unsubscribe.tsx'),
    route('forgot-password', 'routes/sign-in/recover-password.tsx', { id: 'forgot-password' }),
    route('reset-password', 'routes/sign-in/recover-password.tsx', { id: 'reset-password' }),
  ]),
  route('auth/google', 'routes/sign-in/google.ts'),
  route('login/passkey', 'routes/sign-in/passkey-sign-in.ts'),
  route('logout', 'routes/sign-in/logout.tsx'),
  route('goodbye', 'routes/deletion/deleted.tsx'),

  layout('routes/dashboard/layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard/overview.tsx'),
      route('assistant', 'routes/assistant/assistant.tsx'),
      route('assistant/chat', 'routes/assistant/chat.tsx'),
      layout('routes/usage/layout.tsx', [
        route('usage', 'routes/usage/month.tsx', { id: 'usage-now' }),
        route('usage/export', 'routes/usage/export.tsx'),
        route('usage/receipts/:seq', 'routes/usage/receipt.tsx'),
        route('usage/auditors', 'routes/auditors/auditors.tsx'),
        route('usage/auditors/:seat', 'routes/auditors/auditor-seat.tsx'),
        route('usage/auditors/:seat/revoke', 'routes/auditors/auditor-revoke.tsx'),
        route('usage/:month', 'routes/usage/month.tsx'),
        route('usage/*', 'routes/usage/not-found.tsx'),
      ]),
      route('toolkit', 'routes/toolkit/overview.tsx'),
      route('toolkit/analysis', 'routes/toolkit/analysis.tsx'),
      route('library', 'routes/library/overview.tsx'),
      route('history', 'routes/history/history.tsx'),
      library('styles'),
      library('templates'),
      library('prompts'),
      layout('routes/library/layout.tsx', { id: 'glossary' }, [route('glossary', 'routes/library/glossary.tsx')]),
      layout('routes/bookmarks/layout.tsx', [
        route('bookmarks', 'routes/bookmarks/list.tsx'),
        route('bookmarks/:bookmark', 'routes/bookmarks/bookmark.tsx'),
        route('bookmarks/:bookmark/delete', 'routes/bookmarks/delete.tsx'),
      ]),
      route('settings', 'routes/settings/layout.tsx', [
        index('routes/settings/overview.tsx'),
        route('email', 'routes/settings/email.tsx'),
        route('password', 'routes/settings/password.tsx'),
        route('google', 'routes/settings/google.tsx'),
        route('security', 'routes/second-factor/overview.tsx'),
        route('security/secure', 'routes/access/secure.tsx'),
        route('security/app', 'routes/second-factor/app.tsx'),
        route('security/app/off', 'routes/second-factor/app-off.tsx'),
        route('security/codes', 'routes/second-factor/codes.tsx'),
        route('security/passkeys/new', 'routes/second-factor/passkey-new.tsx'),
        route('security/passkeys/add', 'routes/second-factor/passkey-add.ts'),
        route('security/passkeys/:passkey', 'routes/second-factor/passkey.tsx'),
        route('security/passkeys/:passkey/remove', 'routes/second-factor/passkey-remove.tsx'),
        route('sessions', 'routes/settings/sessions.tsx'),
        route('sessions/others', 'routes/settings/sessions-end.tsx'),
        route('sessions/:session', 'routes/settings/session-end.tsx'),
        route('notifications', 'routes/notifications/notifications.tsx'),
        route('dictionary', 'routes/preferences/dictionary.tsx'),
        route('keys', 'routes/settings/keys.tsx'),
        route('data', 'routes/settings/data.tsx'),
        route('delete', 'routes/deletion/delete.tsx'),
        route('keys/:key/regenerate', 'routes/settings/key-regenerate.tsx'),
        route('keys/:key/revoke', 'routes/settings/key-revoke.tsx'),
      ]),
      route('preferences', 'routes/preferences/preferences.tsx'),
      route('preferences/reset', 'routes/preferences/reset.tsx'),
      route('billing', 'routes/billing/overview.tsx'),
      route('billing/change', 'routes/billing/change.tsx'),
      route('billing/cap', 'routes/billing/cap.tsx'),
      route('billing-demo', 'routes/billing/demo.tsx'),
      route('*', 'routes/dashboard/not-found.tsx'),
    ]),
    ...['reflection-journal', 'wellness-center', 'achievements', 'health-assistant'].map((path) =>
      route(path, 'routes/placeholders/coming-soon.tsx', { id: path }),
    ),
  ]),
  route('dashboard/assistant/stream', 'routes/assistant/stream.ts'),
  route('dashboard/assistant/check', 'routes/assistant/live-check.ts'),
  route('dashboard/assistant/wordings', 'routes/assistant/wordings.ts'),
  route('dashboard/outbox', 'routes/offline/queue.ts'),
  route('dashboard/commands', 'routes/library/command-names.ts'),
  ...(['styles', 'templates', 'prompts'] as const).map((place) =>
    route(`dashboard/${place}/export`, 'routes/library/export.ts', { id: `${place}-export` }),
  ),
  route('dashboard/bookmarks/export', 'routes/bookmarks/export.ts'),
  route('dashboard/bookmarks/:bookmark/download', 'routes/bookmarks/download.ts'),
  route('dashboard/settings/data/download', 'routes/settings/data-download.ts'),
  route('dashboard/usage/export/download', 'routes/usage/export-download.ts'),
  route('dashboard/usage/receipts/:seq/proof', 'routes/usage/receipt-proof.ts'),
  route('dashboard/usage/receipts/:seq/seal', 'routes/usage/receipt-seal.ts'),

  route('audit/invitation', 'routes/auditors/invitation.tsx'),
  layout('routes/auditors/layout.tsx', [
    ...prefix('audit', [
      index('routes/auditors/seats.tsx'),
      route(':seat', 'routes/auditors/seat.tsx'),
      route(':seat/export', 'routes/auditors/export.tsx'),
      route(':seat/export/download', 'routes/auditors/export-download.ts'),
      route(':seat/receipts/:seq', 'routes/auditors/receipt.tsx'),
      route(':seat/receipts/:seq/proof', 'routes/auditors/receipt-proof.ts'),
      route(':seat/:month', 'routes/auditors/month.tsx'),
      route('*', 'routes/auditors/not-found.tsx'),
    ]),
  ]),

  route('.well-known/security.txt', 'routes/landing/security-txt.ts'),
  route('display', 'routes/preferences/display.tsx'),
  route('dev/mail', 'routes/dev/mail.tsx'),
  route('dev/mail/page', 'routes/dev/mail-page.ts'),

  route('webhooks/stripe', 'routes/billing/stripe-webhook.ts'),

  ...prefix('ledger', [
    route('checkpoint', 'routes/ledger/checkpoint.ts'),
    route('vkey', 'routes/ledger/vkey.ts'),
    route('lost', 'routes/ledger/lost.ts'),
    route('consistency', 'routes/ledger/consistency.ts'),
    route('tile/*', 'routes/ledger/tile.ts'),
  ]),

  route('api', 'routes/api/layout.ts', { caseSensitive: true }, [
    ...prefix('auth', [
      call('register', 'routes/api/sign-in/register.ts'),
      call('login', 'routes/api/sign-in/login.ts'),
      call('second-factor', 'routes/api/second-factor/second-factor.ts'),
      call('google/auth-url', 'routes/api/sign-in/google-address.ts'),
      call('google/callback', 'routes/api/sign-in/google-callback.ts'),
      call('google/login', 'routes/api/sign-in/google-login.ts'),
      call('verify-email', 'routes/api/sign-in/verify-email.ts'),
      call('resend-verification', 'routes/api/sign-in/resend-verification.ts'),
      call('forgot-password', 'routes/api/sign-in/forgot-password.ts'),
      call('reset-password', 'routes/api/sign-in/reset-password.ts'),
      call('verify-email-change', 'routes/api/settings/verify-email-change.ts'),
    ]),
    layout('routes/api/protected.ts', [
      call('ai-assist', 'routes/api/assistant/ai-assist.ts'),
      call('analyze-text', 'routes/api/assistant/analyze-text.ts'),
      call('compare', 'routes/api/assistant/compare.ts'),
      call('check', 'routes/api/assistant/check.ts'),
      call('alternatives', 'routes/api/assistant/alternatives.ts'),
      call('dictionary', 'routes/api/preferences/dictionary.ts'),
      call('glossary', 'routes/api/library/glossary.ts'),
      call('mask', 'routes/api/assistant/mask.ts'),
      call('auth/change-password', 'routes/api/settings/change-password.ts'),
      call('auth/request-email-change', 'routes/api/settings/request-email-change.ts'),
      call('user/profile', 'routes/api/settings/profile.ts'),
      call('create-checkout-session', 'routes/api/billing/create-checkout-session.ts'),
      call('create-customer-portal-session', 'routes/api/billing/create-customer-portal-session.ts'),
      call('spending-cap', 'routes/api/billing/spending-cap.ts'),
      call('user/export', 'routes/api/settings/data-export.ts'),
      call('user/delete', 'routes/api/deletion/delete-account.ts'),
      ...(['styles', 'templates', 'prompts'] as const).flatMap((place) => [
        call(`user/custom-${place}`, 'routes/api/library/items.ts', { id: `api-${place}` }),
        call(`user/custom-${place}/:item`, 'routes/api/library/item.ts', { id: `api-${place}-item` }),
      ]),
      call('user/bookmarks', 'routes/api/bookmarks/bookmarks.ts'),
      call('user/bookmarks/:bookmark', 'routes/api/bookmarks/bookmark.ts'),
      call('user/available-styles', 'routes/api/library/available-styles.ts'),
      call('user/available-templates', 'routes/api/library/available-templates.ts'),
      call('user/notification-preferences', 'routes/api/notifications/notification-preferences.ts'),
      call('user/style-preferences', 'routes/api/preferences/style-preferences.ts'),
      call('usage', 'routes/api/usage/usage.ts'),
      call('usage/export', 'routes/api/usage/export.ts'),
      call('usage/receipts/:seq', 'routes/api/usage/receipt.ts'),
    ]),
    call('plans', 'routes/api/billing/plans.ts'),
    index('routes/api/not-found.ts', { id: 'api-root' }),
    route('*', 'routes/api/not-found.ts'),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

/** A call under /api, whose path has one spelling: the host's own rules for calls go by it. */
function call(path: string, file: string, options: { id?: string } = {}) {
  return route(path, file, { ...options, caseSensitive: true })
}

/** The pages of one part of the library: the same for each kind, and the extra pages of that kind. */
function library(place: 'styles' | 'templates' | 'prompts') {
  const page = (path: string, name: string) => route(path, `routes/library/${name}.tsx`, { id: `${place}-${name}` })
  return route(place, 'routes/library/layout.tsx', { id: place }, [
    index('routes/library/list.tsx', { id: `${place}-list` }),
    page('new', 'new'),
    page('import', 'import'),
    page(':item', 'edit'),
    page(':item/delete', 'delete'),
    page(':item/versions', 'versions'),
    ...(place === 'styles' ? [page(':item/check', 'check')] : []),
    ...(place === 'prompts' ? [page(':item/use', 'use')] : []),
  ])
}
