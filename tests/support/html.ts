import { type DefaultTreeAdapterMap, parse } from 'parse5'

/** The attributes of all elements of this name, in the order of the page, as browsers parse it. */
export function elementsIn(html: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node && node.tagName === name)
      found.push(Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value])))
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html))
  return found
}

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
