import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { lazyComponentLoadedFirst } from '../lazy-component.tsx';
import type { Touch } from '../lazy-trigger.tsx';
import { useWidth } from '../widths.ts';

export const ChoiceSheet = lazyComponentLoadedFirst(() => import('./OpenSheet.tsx').then((it) => it.OpenSheet), 'OpenSheet');

export const useSheets = () => useWidth() === 'phone';

export interface FieldTrigger
  extends Pick<Touch<HTMLInputElement>, 'onClick' | 'onKeyDown'>,
    Partial<Pick<Touch<HTMLInputElement>, 'onFocus' | 'onPointerEnter' | 'onPointerLeave'>> {
  ref?: Ref<HTMLInputElement> | undefined;
  'aria-haspopup'?: 'listbox' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  readOnly?: true;
}

const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

export function useSheet(isOpened = false) {
  const [opened, setOpened] = useState(isOpened);
  const id = useId();
  const open = () => setOpened(true);
  return {
    id,
    opened,
    close: () => setOpened(false),
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (!opening.includes(event.key)) return;
        event.preventDefault();
        open();
      },
    },
  } as const;
}
