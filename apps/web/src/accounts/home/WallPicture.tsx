import zones from '../../kit/figures/zones.module.css';
import { useT } from '../../platform/phrases.ts';
import classes from './WallPicture.module.css';

/** A picture of a wall, not data: invented people, hidden from readers. */
const tiles = [
  ['Fox', 94, 5],
  ['Ines', 85, 4],
  ['Cami', 73, 3],
  ['Guest 2', 64, 2],
  ['Dani', 93, 5],
  ['Lena', 87, 4],
  ['Gio', 76, 3],
  ['Pia', 56, 1],
  ['Bea', 81, 4],
  ['Edo', 84, 4],
  ['Marta', 65, 2],
  ['Duke', 72, 3],
] as const;

export function WallPicture() {
  const t = useT();
  return (
    <aside className={classes['hero']} aria-hidden="true">
      <div className={classes['grid']}>
        {tiles.map(([name, percent, zone]) => (
          <div key={name} className={`${classes['tile']} ${zones['zone']}`} data-zone={zone}>
            <div className={classes['words']}>
              <span className={classes['name']}>{name}</span>
              <span className={classes['percent']}>
                {percent}
                <small>%</small>
              </span>
            </div>
            <div className={classes['ladder']}>
              {[1, 2, 3, 4, 5].map((step) => (
                <i key={step} data-on={step <= zone} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={classes['line']}>
        <p>{t('accounts.heroLine')}</p>
      </div>
    </aside>
  );
}
