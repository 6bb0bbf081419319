import zones from '../../kit/figures/zones.module.css';
import { translate } from '../../platform/phrases.ts';
import { element } from './element.ts';
import classes from './wall-picture.module.css';

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

export function wallPicture(): HTMLElement {
  const drawn = tiles.map(([name, percent, zone]) =>
    element(
      'div',
      { class: `${classes['tile']} ${zones['zone']}`, 'data-zone': zone },
      element(
        'div',
        { class: classes['words'] },
        element('span', { class: classes['name'] }, name),
        element('span', { class: classes['percent'] }, String(percent), element('small', {}, '%')),
      ),
      element(
        'div',
        { class: classes['ladder'] },
        ...[1, 2, 3, 4, 5].map((step) => element('i', { 'data-on': String(step <= zone) })),
      ),
    ),
  );
  return element(
    'aside',
    { class: classes['hero'], 'aria-hidden': 'true' },
    element('div', { class: classes['grid'] }, ...drawn),
    element('div', { class: classes['line'] }, element('p', {}, translate('accounts.heroLine'))),
  );
}
