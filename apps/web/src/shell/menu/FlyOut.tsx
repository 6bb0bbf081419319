import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './FlyOut.module.css';

interface FlyOutProps extends ComponentProps<'button'> {
  /** What the list is called. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** List items with links. */
  children: ReactNode;
}

/** Where beside the button: from its head downwards, or in the lower half of the window from its foot upwards. */
function besideOf(button: HTMLElement): { top: number } | { bottom: number } {
  const { top, bottom } = button.getBoundingClientRect();
  return top < window.innerHeight / 2 ? { top } : { bottom: window.innerHeight - bottom };
}

/** A button of the rail with a list of links beside it. Escape, a link of it, and whatever happens elsewhere close it. */
export function FlyOut({ label, face, children, ...looks }: FlyOutProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<ReturnType<typeof besideOf> | null>(null);
  const opened = at !== null;
  useEffect(() => {
    if (!opened) return;
    const list = root.current?.querySelector('ul');
    (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('a'))?.focus({ preventScroll: true });
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setAt(null);
    };
    const followed = ({ target }: Event) => {
      if (target instanceof Element && list?.contains(target) === true && target.closest('a') !== null) setAt(null);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('click', followed);
    document.addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('click', followed);
      document.removeEventListener('keydown', pressed, true);
    };
  }, [opened]);
  return (
    <div ref={root}>
      <button
        {...looks}
        ref={button}
        type="button"
        aria-expanded={opened}
        {...(opened ? { 'aria-controls': id } : {})}
        onClick={(event) => setAt(opened ? null : besideOf(event.currentTarget))}
      >
        {face}
      </button>
      {opened && (
        <div className={classes['flyOut']} style={at}>
          <p aria-hidden="true">{label}</p>
          <ul id={id} aria-label={label}>
            {children}
          </ul>
        </div>
      )}
    </div>
  );
}
