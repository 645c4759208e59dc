import { Button } from '#app/components/ui/button.tsx'
import { CheckboxCard, CheckboxCards } from '#app/components/ui/checkbox-cards.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { AssistantValues } from '#app/domain/assistant/form-values.ts'
import { type HiddenKind, type HidingView, MASKABLE, type Maskable } from '#app/domain/writing/maskable.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/**
 * The choice of facts and own words to hide before the text leaves; once asked for, every passage has a box to untick. The
 * boxes travel with the form, so the choice counts for the request as well.
 */
export function HideBeforeSending({
  values,
  errors,
  view,
  preview = true,
}: {
  values: Pick<AssistantValues, 'mask' | 'mask_own'>
  errors: Partial<Record<'mask' | 'mask_own', string[]>>
  /** The passages of the text as it was posted; null if they were not asked for. */
  view: HidingView | null
  /** Whether the page can show what will be hidden. */
  preview?: boolean
}) {
  const message = useMessage()
  const open = values.mask.length > 0 || values.mask_own !== '' || view !== null
  return (
    <details
      id="hiding"
      className="options-more"
      open={open || errors.mask !== undefined || errors.mask_own !== undefined}
    >
      <summary>{message('result:mask.legend')}</summary>
      <CheckboxCards
        name="mask"
        label={message('result:mask.legend')}
        hint={message('result:mask.hint')}
        error={errors.mask}
        defaultValue={values.mask}
        options={(Object.keys(MASKABLE) as Maskable[]).map((kind) => ({
          value: kind,
          label: message(`result:mask.${kind}`),
        }))}
      />
      <TextArea
        name="mask_own"
        label={message('result:mask.own')}
        hint={message('result:mask.own_hint')}
        error={errors.mask_own}
        defaultValue={values.mask_own}
        rows={2}
      />
      {preview && (
        <p>
          <Button
            name="intent"
            value="show_hidden"
            formAction="/dashboard/assistant#hiding"
            variant="secondary"
            size="small"
          >
            {message('result:mask.show')}
          </Button>
        </p>
      )}
      {view !== null && <Passages view={view} />}
    </details>
  )
}

function Passages({ view: { passages, sent } }: { view: HidingView }) {
  const message = useMessage()
  return (
    <>
      <fieldset className="field">
        <legend className="field-label">{message('result:mask.found')}</legend>
        <p className="field-hint">{message(passages.length === 0 ? 'result:mask.none' : 'result:mask.found_hint')}</p>
        <div className="choices">
          {passages.map(({ kind, text, hidden }, place) => (
            <div key={text}>
              <input type="hidden" name="mask_shown" value={text} />
              <CheckboxCard
                name="mask_hide"
                id={`mask_hide-${place}`}
                value={text}
                label={text}
                hint={message(kindName(kind))}
                defaultChecked={hidden}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <details className="sent">
        <summary>{message('result:mask.sent')}</summary>
        <pre>{sent}</pre>
      </details>
    </>
  )
}

const OWN_NAMES: readonly HiddenKind[] = ['address', 'card', 'birth']

/** A kind that the meaning lock compares as well has one name in both places. */
function kindName(kind: HiddenKind): MessageKey {
  return `result:${OWN_NAMES.includes(kind) ? 'mask' : 'lock'}.kind.${kind}` as MessageKey
}
