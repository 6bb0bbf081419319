import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Ticket.module.css';
import type { Item, TicketLine } from './ticket-line.ts';

interface TilesProps {
  title: PhraseKey;
  items: readonly Item[];
  hasKeys: boolean;
  isOff: (line: TicketLine) => boolean;
  onAdd: (line: TicketLine) => void;
}

export function Tiles({ title, items, hasKeys, isOff, onAdd }: TilesProps) {
  const t = useT();
  const formats = useFormats();
  const { Currency } = useStaffClub();
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={classes['group']}>{t(title)}</h2>
      <ul className={classes['grid']}>
        {items.map((line, place) => (
          <li key={line.key}>
            <button
              type="button"
              className={classes['tile']}
              disabled={isOff(line)}
              {...(hasKeys && { 'aria-keyshortcuts': String(place + 1) })}
              onClick={() => onAdd(line)}
            >
              <span className={classes['name']}>
                <b>{line.name}</b>
                {hasKeys && <kbd aria-hidden="true">{place + 1}</kbd>}
              </span>
              {line.note !== undefined && <small>{line.note}</small>}
              <span className={classes['price']}>{formats.money(line.price, Currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
