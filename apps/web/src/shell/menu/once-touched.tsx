import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Touch {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

interface OnceTouched {
  /** The same button with what it opens, which opens itself when it is there. */
  load: () => Promise<{ default: ComponentType }>;
  button: (touch: Touch) => ReactNode;
}

/** A button of the shell whose menu is fetched when somebody points at it, and stands there from the first press on. */
export function onceTouched({ load, button }: OnceTouched): ComponentType {
  const Opened = lazy(load);
  const fetchAhead = () => void load();
  return function OnceTouched() {
    const [pressed, setPressed] = useState(false);
    const alone = button({ onPointerEnter: fetchAhead, onFocus: fetchAhead, onClick: () => setPressed(true) });
    return pressed ? (
      <Suspense fallback={alone}>
        <Opened />
      </Suspense>
    ) : (
      alone
    );
  };
}
