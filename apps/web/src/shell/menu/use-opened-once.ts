import { useEffect, useRef, useState } from 'react';

/** A menu that opens once by its own button, so that the focus returns there when it closes. */
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
