import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useWidth } from '../widths.ts';

const FIELDS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Returns the focus when the dialog unmounts, because Mantine does this only when `opened` becomes false. A focus elsewhere
 * remains.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Waits, because the removal of the dialog drops the focus.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}

export const takeFocus = (here: HTMLElement | null) => here?.focus();

/** Focuses the first field, but not on a phone, whose keyboard would cover the content. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const phone = useWidth() === 'phone';
  useLayoutEffect(() => {
    const here = form.current;
    if (phone || here === null) return;
    const first = here.querySelector<HTMLElement>('[data-autofocus]') ?? here.querySelector<HTMLElement>(FIELDS);
    // Mantine's focus trap uses this attribute. In a form that loads later, the timer focuses the field.
    first?.setAttribute('data-autofocus', '');
    const timer = setTimeout(() => {
      if (!here.contains(document.activeElement)) first?.focus();
    });
    return () => clearTimeout(timer);
  }, [form, phone]);
}
