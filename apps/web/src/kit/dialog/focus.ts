import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useWidth } from '../widths.ts';

const FIELDS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Gives the focus back to what opened a dialog that goes by no longer being drawn: Mantine does so only where `opened` becomes false.
 * Where the focus went elsewhere meanwhile it stays there.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the dialog is off the page, which drops the focus.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** As the `ref` of what takes the place of a button that was pressed: the focus, which went with the button, is on it. */
export const takeFocus = (here: HTMLElement | null) => here?.focus();

/**
 * Whoever opens a form means to type: the focus goes into its first field, not to Close, also where the form comes later than its dialog.
 * Not on a phone, whose keyboard would cover what is to be read; and not where the form says itself what comes first.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const phone = useWidth() === 'phone';
  useLayoutEffect(() => {
    const here = form.current;
    if (phone || here === null) return;
    const first = here.querySelector<HTMLElement>('[data-autofocus]') ?? here.querySelector<HTMLElement>(FIELDS);
    // What holds the focus in the dialog looks for it when it begins; where it began before the form came, the field is gone to here.
    first?.setAttribute('data-autofocus', '');
    const timer = setTimeout(() => {
      if (!here.contains(document.activeElement)) first?.focus();
    });
    return () => clearTimeout(timer);
  }, [form, phone]);
}
