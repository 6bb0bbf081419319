import { useEffect, useRef, useState } from 'react';

/** Opens once by the button, so that the focus returns to the button. */
export function useOpenedOnce() {
  const button = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    button.current?.focus();
    button.current?.click();
  }, []);
  return { button, opened, setOpened };
}
