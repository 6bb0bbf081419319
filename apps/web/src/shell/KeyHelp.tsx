import { useEffect, useState } from 'react';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { useGoKeys, useKeys } from '../kit/use-keys.ts';
import { useCell } from '../platform/cell.ts';
import { useGoTo } from '../platform/routes.ts';
import { menuFor } from './menu/menu.ts';
import { useMenuFacts } from './menu/use-menu.ts';
import { openKeyHelp, shownKeys } from './palette/openers.ts';

const KeyHelpDialog = lazyComponent(() => import('./KeyHelpDialog.tsx').then((it) => it.KeyHelpDialog));

const close = () => shownKeys.set(null);

export function KeyHelp() {
  const keys = useCell(shownKeys);
  const [opened, setOpened] = useState(false);
  if (keys !== null && !opened) setOpened(true);
  const facts = useMenuFacts();
  const goTo = useGoTo();
  useGoKeys((letter) => {
    const entry = menuFor(facts).find(({ go }) => go === letter);
    if (entry !== undefined) goTo(entry.view);
  });
  useKeys({ '?': openKeyHelp });
  useEffect(() => close, []);
  if (!opened) return null;
  return <KeyHelpDialog keys={keys} onClose={close} />;
}
