import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './OpenSheet.module.css';
import { matchingOptions, READ_AT_ONCE, type SheetOption } from './options.ts';

export interface SheetProps {
  id: string;
  title: string;
  options: readonly SheetOption[];
  chosen: readonly string[];
  searched?: boolean;
  /** The text whose search results are shown. Null without a text, or while the search runs. */
  foundFor?: string | null | undefined;
  onSearch?: ((text: string) => void) | undefined;
  looks?: ((option: SheetOption) => ReactNode) | undefined;
  nothingFound?: ReactNode;
  own?: { readonly text: string; readonly onTake: (text: string) => void };
  several?: boolean;
  withinPortal?: boolean | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Elements with this attribute handle Escape themselves, so dialogs ignore an Escape from them. */
const ownEscape = { 'data-mantine-stop-propagation': true } as const;

export function OpenSheet(props: SheetProps) {
  const { id, title, options, searched = false, nothingFound, own, withinPortal = true, onClose } = props;
  const t = useT();
  const hasSearch = searched || own !== undefined || options.length > READ_AT_ONCE;
  const { text, rows, at, search, take, choose, onKeyDown } = useRows(props, hasSearch);
  const walks = {
    ...ownEscape,
    onKeyDown,
    'data-autofocus': true,
    'aria-activedescendant': rows[at] === undefined ? undefined : `${id}-${at}`,
  } as const;
  const close = {
    ...ownEscape,
    'aria-label': t('kit.close'),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    },
  };
  return (
    <Dialog
      opened
      tall={hasSearch}
      title={title}
      closeOnEscape={false}
      closeButtonProps={close}
      zIndex={400}
      withinPortal={withinPortal}
      onClose={onClose}
    >
      <div className={classes['body']}>
        {hasSearch && (
          <label className={classes['search']}>
            <IconSearch size={19} stroke={1.8} aria-hidden="true" />
            <input
              {...walks}
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={id}
              aria-label={own === undefined ? `${t('kit.label', { label: t('kit.search') })} ${title}` : title}
              placeholder={t('kit.search')}
              autoComplete="off"
              maxLength={TEXT_MAX}
              value={text}
              onChange={({ currentTarget }) => search(currentTarget.value)}
            />
          </label>
        )}
        {own !== undefined && text.trim() !== own.text && (
          <button type="button" className={classes['row']} {...ownEscape} onKeyDown={close.onKeyDown} onClick={take}>
            {text.trim() === '' ? t('kit.leaveEmpty') : t('kit.takeText', { text: text.trim() })}
          </button>
        )}
        <p role="status" className={classes['nothing']}>
          {rows.length === 0 && own === undefined && nothingFound}
        </p>
        <Rows
          {...props}
          rows={rows}
          at={at}
          focus={hasSearch ? undefined : { ...walks, tabIndex: 0 }}
          onPress={choose}
          onKeyDown={onKeyDown}
        />
      </div>
    </Dialog>
  );
}

function useRows(props: SheetProps, hasSearch: boolean) {
  const { options, chosen, foundFor, onSearch, own, several = false, onChoose, onClose } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? own?.text ?? '';
  const rows = foundFor !== undefined || typed === null ? options : matchingOptions(options, typed);
  // The option that the user reached by keys. Null if no key was pressed since the text changed.
  const [walked, setAt] = useState<number | null>(null);
  const at = walked ?? untouched();
  function untouched(): number {
    if (typed === null) return options.findIndex(({ value }) => chosen.includes(value));
    // Enter accepts a custom text as typed, because options found by the server may belong to another text.
    const isFound = foundFor === undefined || foundFor === typed.trim();
    return own === undefined && typed.trim() !== '' && isFound ? 0 : -1;
  }
  const choose = (row: SheetOption | undefined) => {
    if (row === undefined) return;
    onChoose(row.value);
    if (!several) onClose();
  };
  const take = () => {
    own?.onTake(text.trim());
    onClose();
  };
  const search = (next: string) => {
    setTyped(next);
    setAt(null);
    onSearch?.(next);
  };
  const step = (by: 1 | -1) => {
    if (rows.length > 0) setAt(at < 0 && by < 0 ? rows.length - 1 : (at + by + rows.length) % rows.length);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (at < 0 && own !== undefined ? take() : choose(rows[at])),
    Escape: onClose,
    ...(!hasSearch && { Home: () => setAt(0), End: () => setAt(rows.length - 1), ' ': () => choose(rows[at]) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { text, rows, at, search, take, choose, onKeyDown };
}

interface RowsProps extends Pick<SheetProps, 'id' | 'title' | 'chosen' | 'looks' | 'several'> {
  rows: readonly SheetOption[];
  at: number;
  focus: ComponentProps<'div'> | undefined;
  onPress: (row: SheetOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Rows({ id, title, rows, at, chosen, looks, several = false, focus, onPress, onKeyDown }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useVisible(list, at);
  return (
    <div
      {...focus}
      ref={list}
      id={id}
      role="listbox"
      aria-label={title}
      aria-multiselectable={several}
      className={classes['list']}
      data-search={focus === undefined}
    >
      {rows.map((row, index) => (
        <div
          key={row.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(row.value)}
          data-at={index === at}
          className={classes['row']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(row)}
          onKeyDown={onKeyDown}
        >
          <span>{looks?.(row) ?? row.label}</span>
          {chosen.includes(row.value) && <IconCheck size={19} stroke={2} aria-hidden="true" />}
        </div>
      ))}
    </div>
  );
}

function useVisible(list: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[data-at="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
}
