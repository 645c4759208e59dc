/** Matters of taste, in which React has its own. */
export const HOW_REACT_WRITES = Object.fromEntries(
  [
    ...[
      'long-title',
      'no-inline-style',
      'require-sri',
      'attribute-boolean-style',
      'no-trailing-whitespace',
      'void-style',
    ],
    ...['attr-case', 'doctype-style', 'element-case', 'attribute-empty-style', 'no-self-closing', 'tel-non-breaking'],
  ].map((rule) => [rule, 'off' as const]),
)
