import { useEffect, useRef, useState } from 'react';

/** Opens once by its button, so that the focus returns there. */
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
