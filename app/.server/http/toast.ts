import { type Cookie, createCookie, redirect } from 'react-router'
import { z } from 'zod'

const ToastSchema = z.object({
  kind: z.enum(['success', 'info', 'error']),
  /** Translation key with namespace, e.g. `sign-in:logged_out`. */
  key: z.string().max(80),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A message shown once, on the next page: a toast with JavaScript, a banner without. */
export type Toast = z.infer<typeof ToastSchema>
export type Toasts = { cookie: Cookie }

/** The signed cookie that carries a toast across one redirect; older secrets still verify it. */
export function createToasts(options: { secrets: readonly string[]; secure: boolean }): Toasts {
  const cookie = createCookie(options.secure ? '__Host-penmark_toast' : 'penmark_toast', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: options.secure,
    maxAge: 60,
    secrets: [...options.secrets],
  })
  return { cookie }
}

/** A 303 redirect to `url`, which then shows `toast`. */
export async function redirectWithToast(
  toasts: Toasts,
  url: string,
  toast: Toast,
  headers: HeadersInit = {},
): Promise<Response> {
  const all = new Headers(headers)
  all.append('set-cookie', await toasts.cookie.serialize(toast))
  return redirect(url, { status: 303, headers: all })
}

/** The toast of a request and the header that clears it; `null` if there is none or the cookie is forged. */
export async function toastOf(toasts: Toasts, request: Request): Promise<{ toast: Toast; clear: string } | null> {
  const parsed = ToastSchema.safeParse(await toasts.cookie.parse(request.headers.get('cookie')))
  if (!parsed.success) return null
  return { toast: parsed.data, clear: await toasts.cookie.serialize('', { maxAge: 0 }) }
}
