import type { ComponentPropsWithRef } from 'react';

/** A place on the screen that something may stand beside: where an event was when it was pointed at. */
export function Anchor({ rect, ...props }: { rect: DOMRect } & ComponentPropsWithRef<'span'>) {
  const { left, top, width, height } = rect;
  return <span {...props} style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />;
}
