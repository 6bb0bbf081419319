import { useEffect, useState } from 'react';
import { later } from '../kit/later.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useCell } from '../platform/cell.ts';
import { openKeyHelp, shownKeys } from './palette/openers.ts';

const KeyHelpDialog = later(() => import('./KeyHelpDialog.tsx').then((it) => it.KeyHelpDialog));

const close = () => shownKeys.set(null);

/** `?`: the keys of the screen, and the switch for those that are letters (brief section 7). What is shown comes when first asked for. */
export function KeyHelp() {
  const keys = useCell(shownKeys);
  const [opened, setOpened] = useState(false);
  if (keys !== null && !opened) setOpened(true);
  useKeys({ '?': openKeyHelp });
  useEffect(() => close, []);
  if (!opened) return null;
  return <KeyHelpDialog keys={keys} onClose={close} />;
}
