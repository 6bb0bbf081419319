import { type Icon, IconBan, IconHeart, IconMinus, IconPlus } from '@tabler/icons-react';
import { SearchedChoice } from '../../kit/filters/SearchedChoice.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './ChoiceChips.module.css';

type Way = 'wanted' | 'unwanted';
interface WishChipsProps<Value extends string | number> {
  label: string;
  hint?: string;
  words: Readonly<Record<Way, PhraseKey>>;
  sign?: 'heart' | 'plus';
  options: readonly { readonly value: Value; readonly label: string }[];
  wanted: readonly Value[];
  unwanted?: readonly Value[];
  onChange: (wanted: Value[], unwanted: Value[]) => void;
}

const signs: Readonly<Record<'heart' | 'plus', Readonly<Record<Way, Icon>>>> = {
  heart: { wanted: IconHeart, unwanted: IconBan },
  plus: { wanted: IconPlus, unwanted: IconMinus },
};

export function WishChips<Value extends string | number>({
  label,
  hint,
  words,
  sign,
  options,
  wanted,
  unwanted: spared,
  onChange,
}: WishChipsProps<Value>) {
  const t = useT();
  const unwanted = spared ?? [];
  const without = (all: readonly Value[], value: Value) => all.filter((one) => one !== value);
  const chips = options
    .filter(({ value }) => wanted.includes(value) || unwanted.includes(value))
    .map((option) => ({ ...option, way: wanted.includes(option.value) ? ('wanted' as const) : ('unwanted' as const) }));
  const press = (value: Value, way: Way) => {
    if (way === 'unwanted') onChange([...wanted], without(unwanted, value));
    else onChange(without(wanted, value), spared === undefined ? [] : [...spared, value]);
  };
  return (
    <fieldset className={classes['choice']}>
      <legend>
        {label}
        {hint !== undefined && <span className={classes['hint']}>{hint}</span>}
      </legend>
      <div className={classes['chips']}>
        {chips.map(({ value, label: name, way }) => {
          const Sign = sign === undefined ? undefined : signs[sign][way];
          return (
            <button
              key={value}
              type="button"
              className={classes['chip']}
              data-way={way}
              aria-label={t(words[way], { name })}
              onClick={() => press(value, way)}
            >
              {Sign && <Sign size={14} stroke={2} aria-hidden="true" />}
              {name}
            </button>
          );
        })}
        <SearchedChoice
          label={label}
          button={(trigger) => (
            <button {...trigger} type="button" className={classes['change']} aria-label={t('generator.addTo', { what: label })}>
              <IconPlus size={15} stroke={1.9} aria-hidden="true" />
              {t('kit.add')}
            </button>
          )}
          items={{
            chosen: '',
            values: options
              .filter(({ value }) => !wanted.includes(value) && !unwanted.includes(value))
              .map(({ value, label: name }) => ({ value: `${value}`, label: name })),
            onChange: (chosen) => {
              const added = options.find(({ value }) => `${value}` === chosen);
              if (added !== undefined) onChange([...wanted, added.value], [...unwanted]);
            },
          }}
        />
      </div>
    </fieldset>
  );
}
