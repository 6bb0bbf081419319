import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useRef } from 'react';
import { RowMenu } from '../list/RowMenu.tsx';
import type { MenuAct } from '../menu/WholeMenu.tsx';
import { useKeys } from '../use-keys.ts';
import { useWidth } from '../widths.ts';
import classes from './Page.module.css';
import { keepingOrder, useFitting } from './use-fitting.ts';

export interface HeaderAction extends MenuAct {
  icon: Icon;
  primary?: boolean;
  adds?: boolean;
  busy?: boolean;
  folded?: boolean;
  plain?: boolean;
}

interface HeaderActionsProps {
  label: string;
  actions: readonly HeaderAction[];
}

/** Actions that do not fit are in a menu. A phone shows only the primary or single action. */
export function HeaderActions({ label, actions }: HeaderActionsProps) {
  const phone = useWidth() === 'phone';
  const row = useRef<HTMLDivElement>(null);
  const adding = actions.find(({ adds, disabled, busy }) => adds === true && disabled !== true && busy !== true);
  useKeys({ n: adding?.onClick });
  const visible = keepingOrder(actions.filter(({ danger, folded }) => danger !== true && folded !== true));
  const fitting = useFitting(
    row,
    visible.map(({ label: name }) => name),
    visible.length < actions.length,
  );
  const alone = visible.length === 1 || visible[0]?.primary === true;
  const remaining = new Set(visible.slice(0, phone ? Number(alone) : fitting.count));
  const shown = actions
    .filter((one) => remaining.has(one))
    .sort((one, other) => Number(one.primary === true) - Number(other.primary === true));
  const rest = actions.filter((one) => !remaining.has(one));
  const inMenu = [...rest.filter(({ danger }) => danger !== true), ...rest.filter(({ danger }) => danger === true)];
  return (
    <div ref={row} className={classes['folding']} data-folding data-below={fitting.isBelow}>
      {shown.map((action) => (
        <Act key={action.label} {...action} />
      ))}
      {inMenu.length > 0 && <RowMenu label={label} items={inMenu} />}
    </div>
  );
}

function Act({ label, icon: Icon, primary = false, plain = false, busy = false, disabled = false, href, onClick }: HeaderAction) {
  const looks = {
    variant: primary ? 'filled' : 'default',
    leftSection: <Icon size={18} stroke={1.8} />,
    'data-action': label,
    'data-plain': plain,
    ...(plain ? { title: label } : {}),
    children: label,
  };
  if (href !== undefined) return <Button component="a" href={href} {...looks} />;
  return <Button loading={busy} disabled={disabled} onClick={onClick} {...looks} />;
}
