export type Box = { left: number; top: number; right: number; bottom: number }

const GAP = 8
const EDGE = 8
/** Below this width the panel lies at the foot of the window. */
const NARROW = 520

/** The place of a box of a size: beside the selection if there is room, else below it, above it or at the edge, always in the window. */
export function placeBeside(
  at: Box | null,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number; width: number | null } {
  if (view.width < NARROW) return { left: 0, top: Math.max(0, view.height - size.height), width: view.width }
  const clamp = (value: number, length: number, room: number) => Math.max(EDGE, Math.min(value, room - length - EDGE))
  if (at === null) return { left: clamp(view.width, size.width, view.width), top: 64, width: null }
  const isRoomRight = at.right + GAP + size.width + EDGE <= view.width
  if (isRoomRight) return { left: at.right + GAP, top: clamp(at.top, size.height, view.height), width: null }
  const isRoomBelow = at.bottom + GAP + size.height + EDGE <= view.height
  const isRoomAbove = at.top - GAP - size.height >= EDGE
  // If something has to be covered, it is the ends of the lines.
  if (!isRoomBelow && !isRoomAbove)
    return {
      left: clamp(view.width, size.width, view.width),
      top: clamp(at.top, size.height, view.height),
      width: null,
    }
  const top = isRoomBelow ? at.bottom + GAP : at.top - GAP - size.height
  return { left: clamp(at.left, size.width, view.width), top: clamp(top, size.height, view.height), width: null }
}
