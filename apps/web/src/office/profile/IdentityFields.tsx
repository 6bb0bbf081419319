import { suggestNickname } from '@clubpulse/rules/accounts/users/profile';
import { TextInput } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import classes from './IdentityFields.module.css';
import type { Taken } from './use-save-profile.ts';

interface NicknameFieldProps {
  value: string;
  onChange: (nickname: string) => void;
  error?: string | undefined;
  taken: Taken;
}

const SUGGESTIONS = 3;

export function suggestionsFor(wanted: string, taken: Taken): string[] {
  const free = taken.get(wanted) ?? '';
  const found = new Set(free === '' || taken.has(free) ? [] : [free]);
  while (found.size < SUGGESTIONS) {
    const next = suggestNickname(wanted, (nickname) => taken.has(nickname) || found.has(nickname));
    if (next === undefined) break;
    found.add(next);
  }
  return [...found];
}

export function NicknameField({ value, onChange, error, taken }: NicknameFieldProps) {
  const t = useT();
  return (
    <div>
      <TextInput
        label={t('accounts.nickname')}
        description={t('accounts.nicknameNote')}
        withAsterisk
        error={error}
        value={value}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {taken.has(value) && (
        <fieldset className={classes['suggestions']}>
          <legend>{t('accounts.suggestions')}</legend>
          {suggestionsFor(value, taken).map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => onChange(suggestion)}>
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
