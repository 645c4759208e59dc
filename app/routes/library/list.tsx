import { userContext } from '#app/.server/auth/middleware.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf } from '#app/.server/library/http/answers.ts'
import { BuiltInList } from '#app/components/library/built-in-list.tsx'
import { CustomItems } from '#app/components/library/custom-items.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { exportFiles } from '#app/domain/library/exchange.ts'
import { bodyOf } from '#app/domain/library/item.ts'
import { ITEMS_MAX, listPath, PAGE_SIZE, pageOf } from '#app/domain/library/kinds.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import type { Route } from './+types/list'

export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const library = context.get(libraryContext)
  const user = context.get(userContext)
  const items = library.list(user, kind)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const wanted = nameKey(query)
  const found = items.filter((item) => nameKey(`${item.content.name} ${bodyOf(item)}`).includes(wanted)).reverse()
  return {
    kind,
    plan: library.plan(user),
    limit: library.limit(user, kind),
    query,
    count: items.length,
    matches: found.length,
    ...pageOf(found, pageIn(url)),
    exportParts:
      items.length === 0
        ? 0
        : exportFiles(
            kind,
            items.map(({ content }) => content),
          ).length,
  }
}

/** The page that an address asks for; the first one if it names none that can exist. */
function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= ITEMS_MAX / PAGE_SIZE ? page : 1
}

export default function LibraryList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const { kind, plan, limit, count } = loaderData
  const open = count < (limit ?? ITEMS_MAX)
  return (
    <>
      <title>{`${t(`${kind}.title`)} · Penmark`}</title>
      <PageHeader
        title={t(`${kind}.title`)}
        intro={message(`library:${kind}.intro`, { example: '{{name}}' })}
        actions={open && <ButtonLink to={`${listPath(kind)}/new`}>{t(`${kind}.new`)}</ButtonLink>}
      />
      {plan === 'starter' && (
        <UpgradeNotice>
          {t(`${kind}.starter`, { count: PLANS.starter.customPrompts ?? 0, pro: PLANS.pro.customPrompts ?? '∞' })}
        </UpgradeNotice>
      )}
      <CustomItems {...loaderData} />
      {kind !== 'prompt' && <BuiltInList kind={kind} plan={plan} />}
    </>
  )
}
