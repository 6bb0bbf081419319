import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { lazyPartOnDemand } from '../../kit/lazy-part.ts';
import { showNotReached } from '../../kit/not-reached.ts';

interface Touch {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

interface OnceTouched {
  load: () => Promise<{ default: ComponentType }>;
  button: (touch: Touch) => ReactNode;
  stored?: string;
}

export function lazyOnPress({ load, button, stored }: OnceTouched): ComponentType {
  const part = lazyPartOnDemand(() => load().then((it) => it.default), stored);
  const fetchAhead = () => void part.fetch().catch(() => undefined);
  return function OnceTouched() {
    const [pressed, setPressed] = useState(0);
    const [Opened, setOpened] = useState<ComponentType | undefined>();
    useEffect(() => {
      if (pressed > 0) part.fetch().then((opened) => setOpened(() => opened), showNotReached);
    }, [pressed]);
    if (Opened !== undefined) return <Opened />;
    return button({ onPointerEnter: fetchAhead, onFocus: fetchAhead, onClick: () => setPressed((times) => times + 1) });
  };
}
