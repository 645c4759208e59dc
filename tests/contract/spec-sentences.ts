// Maps the sentences of the specification about the writing workspace to their tests: assistant, chat, styles,
// templates, prompts, preferences, bookmarks, toolkit and library, with their validation and the rules of the plans.

type Sentence = {
  section: number
  /** The words of the specification. */
  sentence: string
  /** The decision, if the sentence is silent, approximate or in conflict with another. */
  decided?: string
  /** The tests that cover it: their titles by file. */
  by: Readonly<Record<string, readonly string[]>>
}

const WORKSPACE = 'tests/contract/spec-workspace.test.ts'
const ITEMS = 'tests/contract/spec-library.test.ts'
const ROUTES = 'tests/contract/spec-routes.test.ts'
const CALLS = 'tests/contract/spec-calls.test.ts'
const MESSAGES = 'tests/contract/spec-messages.test.ts'
const HTTP = 'tests/integration/http.test.ts'
const LIBRARY = 'tests/integration/library-http.test.ts'
const COMMANDS = 'tests/integration/library-commands.test.ts'
const PREFERENCES = 'tests/integration/preferences.test.ts'
const LIMITS = 'tests/integration/plan-limits-http.test.ts'
const TOOLKIT = 'tests/integration/toolkit-http.test.ts'
const WALKS = 'tests/integration/route-walks.test.ts'
const FORMS = 'app/domain/library/forms.test.ts'
const RULES = 'app/domain/assistant/plan-rules.test.ts'
const ASSISTANT_BROWSER = 'tests/e2e/main-job.spec.ts'
const PREFERENCES_BROWSER = 'tests/e2e/preferences.spec.ts'
const LIBRARY_BROWSER = 'tests/e2e/library.spec.ts'

const PLAIN_PAGES = 'Every screen works without JavaScript, so a dialog is a page of its own.'
const UNSAVED =
  'spec 2: preferences: unsaved-changes banner with cancel and save, floating save bar; spec 4: dirty when the edited copy differs from the saved copy; cancel restores the saved copy'
const STARTER =
  'spec 6: Starter may use only the Professional style and General Assistant template; built-ins are shown but locked with a Pro Required badge, an upgrade hint and a Starter notice'
const CLEAR =
  'spec 2: text assistant: a Copy button once output exists, and spec 4: clear empties input, output, custom prompt and tokens used'
const BADGE =
  'spec 2: text assistant: a badge shows monthly usage against the limit, and spec 4: it is up to date after each successful process'
const COUNTERS =
  'spec 5: counters turn yellow at 70% of the limit and red at 90%; spec 4: process is disabled when text is blank'
const RESET =
  'spec 4: preferences: reset, after confirm, posts the defaults: template General, styles Professional and Casual, no custom styles, length small, language en'
const DECIDED_TABLE =
  'spec 6: limits for custom items, custom prompts and built-ins: the plan table is the one that was decided'
const DELETED =
  'spec 4: deleting a custom item removes it from the list only after the server call succeeds; a write that fails is told in the form, with everything typed still in it'
const LISTED = 'spec 3: built-in styles, lengths and target languages are the listed ones'
const TOLD =
  'spec 8: templates, prompts and the assistant’s lists that cannot be loaded, created or deleted are told in the specified words'
const EVERY_MESSAGE =
  'every message of the specification is among our English texts, but for those that are listed as later'

export const SENTENCES: readonly Sentence[] = [
  {
    section: 1,
    sentence: 'It rephrases, summarizes, expands, explains, translates, researches and analyzes text.',
    by: {
      [TOOLKIT]: [
        'spec 1: it rephrases, summarizes, expands, explains, translates, researches and analyzes text: the toolkit leads to each of the seven, and to the analysis',
      ],
    },
  },
  {
    section: 1,
    sentence:
      'Signed-in users get a dashboard with monthly credit usage, an AI text assistant, custom writing styles, custom templates, saved prompts, preferences, billing and account settings.',
    by: {
      [WORKSPACE]: [
        'spec 1: signed-in users get a dashboard with monthly credit usage, an AI text assistant, custom writing styles, custom templates, saved prompts, preferences, billing and account settings',
      ],
    },
  },
  {
    section: 1,
    sentence: 'A bottom navigation offers Dashboard, Toolkit, Library and Bookmarks.',
    by: {
      [TOOLKIT]: [
        'spec 1: a bottom navigation offers Dashboard, Toolkit, Library and Bookmarks, and every entry leads to a page',
      ],
    },
  },
  {
    section: 1,
    sentence: 'Bookmarks: screen not shown.',
    decided: 'A bookmark keeps a result on the server because the user asked for it.',
    by: {
      'tests/integration/bookmarks-http.test.ts': [
        'spec 1: bookmarks, whose screen is not shown there: a result of the assistant is kept by a plain form, opened, used again, downloaded and deleted',
      ],
    },
  },
  {
    section: 2,
    sentence: 'Protected area. Redirects to /login when there is no user or no auth token',
    by: {
      [ROUTES]: [
        'spec 2: $path is protected: it redirects to /login when there is no user, and comes back to itself afterwards',
      ],
    },
  },
  {
    section: 2,
    sentence:
      'Dashboard sub-routes share a nav bar: overview (/dashboard), /dashboard/assistant, /dashboard/styles, /dashboard/templates, /dashboard/prompts, /dashboard/billing, /dashboard/billing-demo, /dashboard/preferences, /dashboard/settings.',
    by: {
      [WORKSPACE]: [
        'spec 2: dashboard sub-routes share a nav bar, whose top navigation is Dashboard, Assistant, Styles, Templates, Prompts, Billing',
      ],
    },
  },
  {
    section: 2,
    sentence: 'Top navigation: Dashboard, Assistant, Styles, Templates, Prompts, Billing.',
    decided: 'Usage, with its receipts, stands there too.',
    by: {
      [WORKSPACE]: [
        'spec 2: dashboard sub-routes share a nav bar, whose top navigation is Dashboard, Assistant, Styles, Templates, Prompts, Billing',
      ],
    },
  },
  {
    section: 2,
    sentence:
      "The user menu (signed in only) shows the user's email and plan name (default starter) and links to preferences, settings and billing, plus logout, which clears the session and goes to /login.",
    by: {
      [ROUTES]: [
        'spec 2: the user menu shows the user’s email and plan name and links to preferences, settings and billing, plus logout',
        'logout ends the session and goes to the login',
      ],
    },
  },
  {
    section: 2,
    sentence: 'The bar also has a theme toggle and a preferences popover (theme switch and language selector).',
    by: {
      [WORKSPACE]: [
        'spec 2: the bar also has a theme toggle and a preferences popover (theme switch and language selector)',
      ],
    },
  },
  {
    section: 2,
    sentence:
      'Input box with a counter out of 5000, processed-output box, selects for template, style and length, an optional custom prompt box (marked Pro+), Process and Clear buttons, and a Copy button once output exists.',
    by: {
      [WORKSPACE]: [
        'spec 2: text assistant: input box with a counter out of 5000, processed-output box, selects for template, style and length, an optional custom prompt box (marked Pro+), Process and Clear buttons',
        CLEAR,
      ],
    },
  },
  {
    section: 2,
    sentence: 'A badge shows monthly usage against the limit.',
    by: { [WORKSPACE]: [BADGE] },
  },
  {
    section: 2,
    sentence: 'The chat-style AI assistant view: details not shown.',
    decided: 'A thread of forms at /dashboard/assistant/chat, in which a result is refined step by step.',
    by: {
      'tests/integration/chat-http.test.ts': [
        'spec 2: the chat-style AI assistant view, whose details are not shown there: a chat begins with a text and goes on with chips, one credit each, and only the latest result goes out',
      ],
    },
  },
  {
    section: 2,
    sentence:
      'Built-in styles list, custom styles list with a count, create dialog, and a delete icon per custom style that asks for confirmation.',
    decided: PLAIN_PAGES,
    by: {
      [WORKSPACE]: [
        'spec 2: styles page: built-in styles list, custom styles list with a count, create dialog, and a delete icon per custom style that asks for confirmation',
      ],
    },
  },
  {
    section: 2,
    sentence: 'Same layout for built-in and custom templates.',
    by: { [WORKSPACE]: ['spec 2: templates page: same layout for built-in and custom templates'] },
  },
  {
    section: 2,
    sentence: 'List with create dialog and delete.',
    decided: PLAIN_PAGES,
    by: { [WORKSPACE]: ['spec 2: custom prompts page: list with create dialog and delete'] },
  },
  {
    section: 2,
    sentence: 'Each prompt shows usage count and creation date.',
    by: { [WORKSPACE]: ['spec 2: each prompt shows usage count and creation date'] },
  },
  {
    section: 2,
    sentence: 'Content over 150 characters is truncated in the list.',
    by: {
      [WORKSPACE]: ['spec 2: content over 150 characters is truncated in the list of prompts'],
      'app/domain/library/previews.test.ts': [
        'spec 2: content over 150 characters is truncated in the list; template previews show 100 characters',
      ],
    },
  },
  {
    section: 2,
    sentence: 'Template previews show 100 characters.',
    by: { [WORKSPACE]: ['spec 2: template previews show 100 characters'] },
  },
  {
    section: 2,
    sentence:
      'Assistant template select, checkboxes for built-in and custom styles, default response length cards, target language select, reset button, unsaved-changes banner with cancel and save, floating save bar.',
    by: {
      [WORKSPACE]: [
        'spec 2: preferences: assistant template select, checkboxes for built-in and custom styles, default response length cards, target language select, reset button',
      ],
      [PREFERENCES_BROWSER]: [UNSAVED],
    },
  },
  {
    section: 2,
    sentence: 'A load failure shows a retry button.',
    by: { [WORKSPACE]: ['spec 2: preferences: a load failure shows a retry button'] },
  },
  {
    section: 2,
    sentence:
      'Notification toggles (email notifications, marketing emails, usage alerts, weekly digest) are also listed among preferences; where they appear and how they are saved is not shown.',
    decided: 'They stand on a page of the settings, to which the preferences lead.',
    by: {
      [WORKSPACE]: [
        'spec 2: notification toggles (email notifications, marketing emails, usage alerts, weekly digest) are also listed among preferences',
      ],
    },
  },
  {
    section: 3,
    sentence: 'Custom style: id, name, prompt, description (optional), created_at.',
    by: { [ITEMS]: ['spec 3: custom style: id, name, prompt, description (optional), created_at'] },
  },
  {
    section: 3,
    sentence: 'Custom template: id, name, context, description (optional), created_at.',
    by: { [ITEMS]: ['spec 3: custom template: id, name, context, description (optional), created_at'] },
  },
  {
    section: 3,
    sentence: 'Custom prompt: id, name, content, usage_count, created_at.',
    by: { [ITEMS]: ['spec 3: custom prompt: id, name, content, usage_count, created_at'] },
  },
  ...[
    'Built-in template: key, name, description, context, available, plan_required.',
    'Built-in style: name, description, prompt, plans it is available to.',
    'Style option: type (built-in or custom), id, name, description.',
  ].map((sentence) => ({
    section: 3,
    sentence,
    by: {
      [ITEMS]: [
        'spec 3: built-in template: key, name, description, context, available, plan_required; and style option: type (built-in or custom), id, name, description',
      ],
    },
  })),
  {
    section: 3,
    sentence:
      'Preferences: assistant_template (default General), enabled_styles (names), custom_styles (custom style ids), response_length (small, medium, large), target_language.',
    by: {
      [PREFERENCES]: [
        'spec 4: preferences: nobody has saved anything: the call answers the defaults of the specification',
      ],
    },
  },
  {
    section: 3,
    sentence:
      'Assistant request: text, template, style, length, custom_prompt (optional). Response: processed_text, tokens_used.',
    by: {
      [ITEMS]: [
        'spec 3: assistant request: text, template, style, length, custom_prompt (optional). Response: processed_text, tokens_used',
      ],
    },
  },
  ...[
    'Built-in styles: professional, casual, concise, persuasive, creative, technical, formal, friendly.',
    'Lengths: small (Short, 150 tokens), medium (300), large (Long, 500).',
    'Target languages: en, es, fr, de, it, pt, ru, ja, ko, zh, ar.',
  ].map((sentence) => ({ section: 3, sentence, by: { [ITEMS]: [LISTED] } })),
  {
    section: 4,
    sentence: 'Preferences: loading, then loaded or load failed with retry.',
    by: { [WORKSPACE]: ['spec 2: preferences: a load failure shows a retry button'] },
  },
  {
    section: 4,
    sentence: 'Dirty when the edited copy differs from the saved copy; cancel restores the saved copy',
    by: { [PREFERENCES_BROWSER]: [UNSAVED] },
  },
  {
    section: 4,
    sentence: 'save posts and sets both copies to the result',
    by: {
      [PREFERENCES]: [
        'spec 4: preferences: save posts and sets both copies to the result: what is saved by call shows on the screen, and what is saved by form in the call',
      ],
    },
  },
  {
    section: 4,
    sentence:
      "reset (after confirm 'Are you sure you want to reset all preferences to their default values?') posts the defaults: template General, styles Professional and Casual, no custom styles, length small, language en.",
    decided: 'It asks on a page of its own.',
    by: {
      [PREFERENCES]: [RESET],
      'app/domain/preferences/writing.test.ts': [
        'spec 4: preferences: the defaults are template General, styles Professional and Casual, no custom styles, length small, language en',
      ],
    },
  },
  {
    section: 4,
    sentence: 'Assistant: user refreshed after each successful process so usage updates.',
    by: { [WORKSPACE]: [BADGE] },
  },
  {
    section: 4,
    sentence: 'Clear empties input, output, custom prompt and tokens used.',
    by: {
      [WORKSPACE]: [CLEAR],
      [ASSISTANT_BROWSER]: [
        'a link to a part of the page, a result and a change of mind keep the text and the chosen operation',
      ],
    },
  },
  {
    section: 4,
    sentence: 'Process disabled while loading or when text is blank.',
    decided:
      'While loading it stays where it is and takes no press, so that the second click of two does not land elsewhere.',
    by: {
      [ASSISTANT_BROWSER]: [
        COUNTERS,
        'spec 4: process is disabled while loading: a double click starts one run and stops none',
      ],
    },
  },
  {
    section: 4,
    sentence:
      'Create dialogs: reset on open and on success; close on success; create buttons disabled while required fields are blank.',
    decided: PLAIN_PAGES,
    by: {
      [WORKSPACE]: ['spec 4: create dialogs: reset on open and on success; close on success'],
      [LIBRARY_BROWSER]: [
        'spec 4: create buttons are disabled while required fields are blank; the dialog closes on success, and a prompt is used from the keyboard',
      ],
    },
  },
  {
    section: 4,
    sentence: 'Deleting a custom item removes it from the list only after the server call succeeds.',
    by: { [LIBRARY]: [DELETED] },
  },
  {
    section: 5,
    sentence:
      "Text to process: non-blank ('Please enter text to process') and under 5000 characters ('Text must be less than 5000 characters').",
    decided: 'Section 9 says at most 5000, so 5,000 code points are accepted.',
    by: {
      [HTTP]: [
        'spec 5: text to process is non-blank (Please enter text to process), on screen and by call',
        'spec 5: text to process is under 5000 characters: 5,000 code points are accepted and 5,001 are not, however many bytes they take',
      ],
    },
  },
  {
    section: 5,
    sentence:
      'Custom style: name required, max 50, unique case-insensitively among custom styles and available built-in styles; prompt required, max 500; description optional, max 200.',
    by: {
      [ITEMS]: [
        'spec 5: custom style: name required, max 50, unique case-insensitively among custom styles and available built-in styles; prompt required, max 500; description optional, max 200, each told by form and by call',
      ],
      [FORMS]: ['spec 5: custom style: name required, max 50; prompt required, max 500; description optional, max 200'],
      [COMMANDS]: [
        'spec 5: names are unique case-insensitively in their kind and workspace, Unicode included',
        'spec 5: custom style: unique among available built-in styles, in every language in which they are shown',
      ],
    },
  },
  {
    section: 5,
    sentence:
      'Messages use keys nameRequired, nameTooLong, promptRequired, promptTooLong, descriptionTooLong, nameExists, builtInConflict.',
    by: {
      [ITEMS]: [
        'spec 5: messages of styles use keys nameRequired, nameTooLong, promptRequired, promptTooLong, descriptionTooLong, nameExists, builtInConflict',
      ],
    },
  },
  {
    section: 5,
    sentence: 'Values are trimmed.',
    by: { [FORMS]: ['spec 5: values are trimmed, and counted in code points after line breaks became one'] },
  },
  {
    section: 5,
    sentence:
      "Custom template: name required max 50 ('Template name is required', 'Template name must be 50 characters or less'); context required max 1000 ('Template context is required', 'Template context must be 1000 characters or less'); description max 200 ('Description must be 200 characters or less'); name unique case-insensitively ('A template with this name already exists').",
    by: {
      [ITEMS]: [
        'spec 5: custom template: name required max 50, context required max 1000, description max 200, name unique case-insensitively, each in the specified words by form and by call',
      ],
      [FORMS]: ['spec 5: custom template: name required max 50; context required max 1000; description max 200'],
    },
  },
  {
    section: 5,
    sentence:
      "Custom prompt: name required max 100 ('Prompt name is required', 'Prompt name must be 100 characters or less'); content required max 1000 ('Prompt content is required', 'Prompt content must be 1000 characters or less'); name unique case-insensitively ('A prompt with this name already exists').",
    by: {
      [ITEMS]: [
        'spec 5: custom prompt: name required max 100, content required max 1000, name unique case-insensitively, each in the specified words by form and by call',
      ],
      [FORMS]: ['spec 5: custom prompt: name required max 100; content required max 1000; and at most 20 variables'],
    },
  },
  {
    section: 5,
    sentence: 'Counters turn yellow at 70% of the limit and red at 90%.',
    by: {
      'app/components/ui/counter-level.test.ts': [
        'spec 5: counters turn yellow at 70% of the limit and red at 90%, and say when the limit is passed',
      ],
      [ASSISTANT_BROWSER]: [COUNTERS],
      [ITEMS]: ['spec 5: each text that has a limit has a counter'],
    },
  },
  {
    section: 5,
    sentence:
      "Style selection: a style locked for the plan cannot be toggled; message 'This style requires a Pro plan or higher. Upgrade to unlock this feature.'",
    by: {
      [PREFERENCES]: [
        'spec 5: style selection: a style locked for the plan cannot be toggled, by form or by call, and says so; the one that is on stays',
      ],
    },
  },
  {
    section: 6,
    sentence:
      'Anonymous users reach only landing, login, register, reset, verify and callback. Dashboard and placeholder routes need sign-in; requests carry a bearer token.',
    decided: 'The web app signs in with a cookie; calls take bearer tokens and ignore cookies.',
    by: {
      [WALKS]: [
        'C23, spec 6: anonymous users reach only what is listed: whatever is open to a visitor is open for a reason, and exists',
        'C23, spec 6: dashboard and placeholder routes need sign-in: without a session every other screen and its data lead to the login, whatever the method',
        'C23, spec 6: requests carry a bearer token: without one every protected call answers 401, and a cookie is none',
      ],
    },
  },
  {
    section: 6,
    sentence: 'Plan defaults to starter when unknown.',
    by: { 'app/domain/billing/plans.test.ts': ['spec 6: plan defaults to starter when unknown'] },
  },
  {
    section: 6,
    sentence:
      "Starter may use only the 'Professional' style and 'General Assistant' template; built-ins are shown but locked with a 'Pro Required' badge, an upgrade hint and a Starter notice.",
    by: { [LIBRARY]: [STARTER] },
  },
  {
    section: 6,
    sentence: 'Pro, business and enterprise may use all built-in styles.',
    by: {
      [RULES]: [
        'spec 6: pro, business and enterprise may use all built-in styles; pro opens the pro templates, business the rest',
      ],
      [LIMITS]: ['%s may ask the assistant for what the table opens, and for nothing else'],
    },
  },
  {
    section: 6,
    sentence:
      'Style availability: Professional for all plans; Casual, Concise, Persuasive, Creative, Technical, Formal, Friendly for pro and above.',
    by: {
      [ITEMS]: [
        'spec 6: style availability: Professional for all plans; Casual, Concise, Persuasive, Creative, Technical, Formal, Friendly for pro and above',
      ],
    },
  },
  {
    section: 6,
    sentence:
      'Template lock badges: developer, teacher, academic need pro; copywriter and business need business; unknown keys need pro.',
    by: {
      [RULES]: [
        'spec 6: template lock badges: developer, teacher, academic need pro; copywriter and business need business; unknown keys need pro',
      ],
      [LIMITS]: ['%s sees on every screen what the plan table says'],
    },
  },
  {
    section: 6,
    sentence: "Actual availability follows the server's available flag and plan_required.",
    by: {
      [ITEMS]: ['spec 6: actual availability of templates follows the server’s available flag and plan_required'],
    },
  },
  {
    section: 6,
    sentence: "Locked templates are disabled and show an upgrade message ('Pro Plan Required').",
    decided: 'A template that needs Business says so.',
    by: {
      [ITEMS]: ['spec 6: locked templates are disabled and show an upgrade message (Pro Plan Required)'],
    },
  },
  {
    section: 6,
    sentence:
      "Plan cards: current plan shows a disabled 'Current Plan'; starter shows 'Free Plan'; enterprise is disabled; others show 'Upgrade'.",
    decided: 'Enterprise is not bought there: its card leads to those who sell it.',
    by: {
      'tests/integration/billing-http.test.ts': [
        'spec 6: plan cards: current plan shows a disabled Current Plan; starter shows Free Plan; enterprise is disabled; others show Upgrade',
      ],
    },
  },
  {
    section: 6,
    sentence:
      'Business adds bulk processing, team collaboration and API access; Enterprise adds custom integrations, dedicated support, an SLA and custom training.',
    by: {
      [ITEMS]: [
        'spec 6: Business adds bulk processing, team collaboration and API access; Enterprise adds custom integrations, dedicated support, an SLA and custom training',
      ],
      [LIMITS]: ['API keys are made on business and enterprise, and refused on starter and pro'],
    },
  },
  {
    section: 6,
    sentence:
      'Limits for custom items: marketing copy gives Starter 5 custom styles and 5 templates with Pro and above unlimited; the landing pricing instead lists pro as 5 styles and 5 templates and business as unlimited, and starter as none. The readings conflict.',
    decided: 'The landing pricing card is the promise that a customer buys, so it wins.',
    by: {
      [LIMITS]: [DECIDED_TABLE, 'of 50 creates at once by form and by call %s keeps as many %ss as the table says'],
      [COMMANDS]: ['spec 6: limits for custom items: each plan takes exactly what the plan table says'],
    },
  },
  {
    section: 6,
    sentence: 'Custom prompts: 1 on starter, 5 on pro, unlimited on business and above (approximate).',
    decided: 'Exact, by the plan table.',
    by: {
      [LIMITS]: [DECIDED_TABLE],
      [LIBRARY]: ['spec 6: custom prompts: 1 on starter, and 50 creates at once on the last place make exactly one'],
    },
  },
  {
    section: 7,
    sentence: 'Calls: the methods, paths, bodies and answers of the table.',
    by: {
      [CALLS]: ['every call of the specification exists', '$call takes this method'],
      [LIBRARY]: [
        'calls answer with the names of section 7, the shapes of section 8, and the same item for the same key',
      ],
    },
  },
  {
    section: 8,
    sentence: "Assistant: server trouble 'Sorry, trouble connecting to the server'",
    by: {
      [ASSISTANT_BROWSER]: [
        'spec 8: assistant: trouble connecting to the server is told plainly, costs nothing, and the text stays',
      ],
    },
  },
  ...[
    "loading failure 'Failed to load data. Using defaults.'",
    "Templates: 'Failed to load templates', 'Failed to create custom template', 'Failed to delete custom template'.",
    "Prompts: 'Failed to load custom prompts', 'Failed to create custom prompt' (server detail used if present), 'Failed to delete custom prompt'.",
  ].map((sentence) => ({ section: 8, sentence, by: { [LIBRARY]: [TOLD], [MESSAGES]: [EVERY_MESSAGE] } })),
  {
    section: 8,
    sentence:
      "Success toasts also exist for create ('Custom template created successfully!', 'Custom prompt created successfully!').",
    by: {
      [WORKSPACE]: [
        'spec 8: custom items that were created and preferences that were saved are told in the specified words',
      ],
    },
  },
  {
    section: 8,
    sentence:
      "Preferences toasts: 'Failed to load preferences', 'Preferences saved successfully!', 'Failed to save preferences', 'Preferences reset to defaults', 'Failed to reset preferences'.",
    by: {
      [WORKSPACE]: [
        'spec 2: preferences: a load failure shows a retry button',
        'spec 8: preferences that cannot be saved or reset say so and keep what was chosen',
        'spec 8: custom items that were created and preferences that were saved are told in the specified words',
      ],
      [PREFERENCES]: [RESET],
    },
  },
  {
    section: 9,
    sentence:
      'Lengths: small 150, medium 300, large 500 tokens; default length medium in the assistant, small in preference defaults. Default style professional; default template general.',
    by: {
      [ITEMS]: [LISTED],
      [WORKSPACE]: [
        'spec 9: default length medium in the assistant, small in preference defaults; default style professional; default template general',
      ],
    },
  },
  {
    section: 9,
    sentence: 'Text input max 5000 characters.',
    by: {
      [HTTP]: [
        'spec 5: text to process is under 5000 characters: 5,000 code points are accepted and 5,001 are not, however many bytes they take',
      ],
    },
  },
  {
    section: 9,
    sentence:
      'Style: name 50, prompt 500, description 200. Template: name 50, context 1000, description 200. Prompt: name 100, content 1000.',
    by: {
      [ITEMS]: [
        'spec 5: custom style: name required, max 50, unique case-insensitively among custom styles and available built-in styles; prompt required, max 500; description optional, max 200, each told by form and by call',
        'spec 5: custom template: name required max 50, context required max 1000, description max 200, name unique case-insensitively, each in the specified words by form and by call',
        'spec 5: custom prompt: name required max 100, content required max 1000, name unique case-insensitively, each in the specified words by form and by call',
        'spec 5: each text that has a limit has a counter',
      ],
    },
  },
  {
    section: 9,
    sentence: 'Counter thresholds 70% and 90%.',
    by: {
      'app/components/ui/counter-level.test.ts': [
        'spec 5: counters turn yellow at 70% of the limit and red at 90%, and say when the limit is passed',
      ],
    },
  },
  {
    section: 9,
    sentence: 'Previews: templates 100 characters, prompts 150.',
    by: {
      'app/domain/library/previews.test.ts': [
        'spec 2: content over 150 characters is truncated in the list; template previews show 100 characters',
      ],
    },
  },
]
