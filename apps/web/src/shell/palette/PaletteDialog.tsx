import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFocusBack } from '../../kit/dialog/focus.ts';
import { usePeopleMatches } from '../../office/palette/public.ts';
import { useCell } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import { paletteIsOpen } from './openers.ts';
import classes from './Palette.module.css';
import { groupNames, groups, matching, type PaletteItem, suggested } from './palette-items.ts';
import { usePaletteItems, useRecent } from './use-palette-items.ts';

export function PaletteDialog() {
  const t = useT();
  const opened = useCell(paletteIsOpen);
  return (
    <Modal.Root opened={opened} onClose={close} yOffset="12vh" size={560} classNames={{ content: classes['content'] }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('shell.find')}>
        <PaletteList onDone={close} />
      </Modal.Content>
    </Modal.Root>
  );
}

const MOST = 8;

const close = () => paletteIsOpen.set(false);
const optionId = (item: PaletteItem) => `palette-${item.id}`;

function PaletteList({ onDone }: { onDone: () => void }) {
  const t = useT();
  useFocusBack();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const items = usePaletteItems();
  const { recent, remember } = useRecent();
  const isRequested = text.trim() !== '';
  const { people, acts } = usePeopleMatches(text);
  const leads =
    (group: 'people' | 'actions') =>
    ({ path, ...found }: (typeof people)[number]): PaletteItem => ({ ...found, group, run: () => void navigate(path) });
  const matched = isRequested
    ? [...matching(items, text), ...people.map(leads('people')), ...acts.map(leads('actions'))]
    : suggested(items, recent);
  const order = isRequested ? groups : [...new Set(matched.map(({ group }) => group))];
  const found = order.flatMap((group) => matched.filter((item) => item.group === group).slice(0, isRequested ? MOST : undefined));
  const active = found[Math.min(at, found.length - 1)];
  const run = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onDone();
    remember(items.find(({ id }) => id === item.id) ?? item);
    item.run();
  };
  const move = (by: number) => {
    const next = (Math.min(at, found.length - 1) + by + found.length) % Math.max(found.length, 1);
    setAt(next);
    const item = found[next];
    if (item !== undefined) document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') run(active);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <div className={classes['query']}>
        <IconSearch size={20} stroke={1.8} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          maxLength={TEXT_MAX}
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          {...(active === undefined ? {} : { 'aria-activedescendant': optionId(active) })}
          aria-label={t('shell.find')}
          placeholder={t('shell.findHint')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
        <button type="button" className={classes['close']} aria-label={t('kit.close')} onClick={onDone}>
          <IconX size={20} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      {found.length === 0 ? (
        <p className={classes['nothing']} role="status">
          {t('shell.findNothing', { text })}
        </p>
      ) : (
        <Options
          found={found}
          active={active}
          onPoint={(item) => setAt(found.indexOf(item))}
          onChoose={run}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}

interface OptionsProps {
  found: readonly PaletteItem[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Options({ found, active, onPoint, onChoose, onKeyDown }: OptionsProps) {
  const t = useT();
  return (
    <div id="palette-list" role="listbox" aria-label={t('shell.find')} className={classes['list']}>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, ofGroup]) => (
        <div key={group} role="group" aria-label={t(groupNames[group])}>
          <div className={classes['group']} aria-hidden="true">
            {t(groupNames[group])}
          </div>
          {ofGroup.map((item) => (
            <div
              key={item.id}
              id={optionId(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className={classes['option']}
              onMouseMove={() => onPoint(item)}
              onClick={() => onChoose(item)}
              onKeyDown={onKeyDown}
            >
              <span>
                {item.words}
                {item.note && <span className={classes['note']}>{item.note}</span>}
              </span>
              {item === active && <kbd>↵</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
