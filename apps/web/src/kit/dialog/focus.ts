import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useWidth } from '../widths.ts';

const FIELDS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** Mantine returns it only when `opened` becomes false. Nothing when the focus moved elsewhere. */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The dialog's removal drops the focus.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}

export const takeFocus = (here: HTMLElement | null) => here?.focus();

/** A phone's keyboard would cover the content. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const phone = useWidth() === 'phone';
  useLayoutEffect(() => {
    const here = form.current;
    if (phone || here === null) return;
    const first = here.querySelector<HTMLElement>('[data-autofocus]') ?? here.querySelector<HTMLElement>(FIELDS);
    // For Mantine's focus trap. In a form that loaded later the field is focused here.
    first?.setAttribute('data-autofocus', '');
    const timer = setTimeout(() => {
      if (!here.contains(document.activeElement)) first?.focus();
    });
    return () => clearTimeout(timer);
  }, [form, phone]);
}
