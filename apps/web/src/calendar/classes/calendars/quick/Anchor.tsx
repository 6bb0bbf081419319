import type { ComponentPropsWithRef } from 'react';

export function Anchor({ rect, ...props }: { rect: DOMRect } & ComponentPropsWithRef<'span'>) {
  const { left, top, width, height } = rect;
  return <span {...props} style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />;
}
