import {
  BlockEditorProvider,
  BlockList,
  BlockTools,
  RichText,
  useBlockProps,
  WritingFlow,
} from '@wordpress/block-editor'
import { createBlock, registerBlockType, setDefaultBlockName } from '@wordpress/blocks'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { html, place, ready } from '../pages/page.js'

// The paragraph of WordPress in short: its own package brings all other blocks too.
registerBlockType('core/paragraph', {
  apiVersion: 3,
  title: 'Paragraph',
  category: 'text',
  attributes: { content: { type: 'rich-text', source: 'rich-text', selector: 'p' } },
  transforms: { from: [{ type: 'raw', isMatch: (node) => node.nodeName === 'P', schema: { p: { children: {} } } }] },
  merge: (one, other) => ({ content: one.content + other.content }),
  edit: Paragraph,
  save: ({ attributes }) => createElement(RichText.Content, { tagName: 'p', value: attributes.content }),
})
setDefaultBlockName('core/paragraph')

function Paragraph({ attributes, setAttributes, mergeBlocks, onReplace, onRemove }) {
  const { content } = attributes
  const onChange = (next) => setAttributes({ content: next })
  const wishes = { identifier: 'content', tagName: 'p', value: content, onChange, onMerge: mergeBlocks }
  return createElement(RichText, { ...wishes, ...useBlockProps(), onReplace, onRemove })
}

const page = new DOMParser().parseFromString(html, 'text/html')
let blocks = [...page.querySelectorAll('p')].map((line) => createBlock('core/paragraph', { content: line.innerHTML }))

// The block editor leaves undo to the editor around it, such as that of WordPress, which keeps every state.
const textOf = (list) => list.map(({ attributes }) => `${attributes.content}`).join('\n')
const states = [blocks]
let now = 0

function Page() {
  const [value, setValue] = useState(blocks)
  blocks = value
  const keep = (next) => {
    setValue(next)
    if (textOf(next) === textOf(states[now])) return
    states.splice(now + 1, states.length, next)
    now += 1
  }
  const step = (event) => {
    if (!event.ctrlKey || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    now = Math.max(0, Math.min(states.length - 1, now + (event.shiftKey ? 1 : -1)))
    setValue(states[now])
  }
  const list = createElement(BlockTools, null, createElement(WritingFlow, null, createElement(BlockList)))
  const editor = createElement(BlockEditorProvider, { value, onInput: keep, onChange: keep }, list)
  return createElement('div', { onKeyDown: step }, editor)
}

createRoot(place).render(createElement(Page))
ready({
  root: () => place.querySelector('.block-editor-block-list__layout'),
  text: () =>
    blocks
      .map(({ attributes }) =>
        new DOMParser().parseFromString(`${attributes.content}`.replaceAll('<br>', '\n'), 'text/html'),
      )
      .map(({ body }) => body.textContent)
      .join('\n'),
})
