import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { Mark } from '../../kit/figures/Mark.tsx';
import { byRule, useCheckLater } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { LanguageChoice } from '../../kit/page/LanguageChoice.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { refreshSession, signOut, useClubs, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useChangeLanguage } from '../../platform/words/use-change-language.ts';
import { HeightField, WeightField } from './BodyFields.tsx';
import classes from './CompleteProfile.module.css';
import { DraftFormats } from './DraftFormats.tsx';
import { BirthDateField, GenderField, NicknameField } from './IdentityFields.tsx';
import { type ProfileValues, valuesOf } from './profile-values.ts';
import { profileCheck, profileWordsOf, useSaveProfile } from './use-save-profile.ts';

/** First sign-in: asks what the account rules require and nothing else (spec 1 section 5). */
export default function CompleteProfile() {
  const t = useT();
  const self = useSelf();
  const { clubs } = useClubs();
  const navigate = useNavigate();
  const { view = '' } = useParams();
  // Fields that are filled on the way do not disappear.
  const [fieldNames] = useState(() => [...new Set(['Nickname', ...self.MissingFields])]);
  const asks = (field: string) => fieldNames.includes(field);
  const chooseLanguage = useChangeLanguage();
  const today = useToday();
  const { taken, stale, save } = useSaveProfile(self);
  const form = useForm({
    saved: useMemo(() => valuesOf(self), [self]),
    // Only what stands here can be corrected here.
    check: useCheckLater(profileCheck, (errorsOf) =>
      byRule((values: ProfileValues) =>
        Object.fromEntries(Object.entries(errorsOf(values, fieldNames, today)).filter(([field]) => asks(field))),
      ),
    ),
    wordsOf: profileWordsOf,
  });
  const { values, errors, set } = form;
  useEffect(() => {
    document.title = `${t('accounts.completeTitle')} · Clubpulse`;
  }, [t]);

  const errorOf = (field: string) => errors[field];
  const complete = async (filled: ProfileValues) => {
    const user = await save(filled);
    if (user === null) return null;
    // Whoever has no club yet is asked for its code next, unless a link with it already leads there.
    if (clubs.length === 0 && view.toLowerCase() !== 'joinclub') {
      // At once: the shell that comes next must not meet the old address.
      await navigate(pathTo('JoinClub'), { replace: true, flushSync: true });
    }
    await refreshSession();
    return user;
  };

  return (
    <DraftFormats values={values}>
      <main className={classes['page']}>
        <form className={classes['form']} onSubmit={form.submit(complete)} noValidate>
          <div className={classes['head']}>
            <Mark size={44} />
            <LanguageChoice onChoose={chooseLanguage} />
          </div>
          <h1>{t('accounts.completeTitle')}</h1>
          <p className={classes['intro']}>{t('accounts.completeText')}</p>
          {stale && (
            <Banner tone="warn" icon={IconAlertTriangle}>
              {t('accounts.staleReloaded')}
            </Banner>
          )}
          <NicknameField
            value={values.Nickname}
            taken={taken}
            error={errorOf('Nickname')}
            onChange={(value) => set({ Nickname: value })}
          />
          {asks('BirthDate') && (
            <BirthDateField
              value={values.BirthDate}
              error={errorOf('BirthDate')}
              onChange={(value) => set({ BirthDate: value })}
            />
          )}
          {asks('Gender') && (
            <GenderField value={values.Gender} error={errorOf('Gender')} onChange={(value) => set({ Gender: value })} />
          )}
          {(asks('Height') || asks('Weight')) && (
            <Segmented
              label={t('accounts.units')}
              fullWidth
              value={values.UnitSystem}
              options={[
                { value: 'Metric', label: t('accounts.unitsMetric') },
                { value: 'Imperial', label: t('accounts.unitsImperial') },
              ]}
              onChange={(value) => set({ UnitSystem: value })}
            />
          )}
          {asks('Height') && (
            <HeightField value={values.Height} error={errorOf('Height')} onChange={(value) => set({ Height: value })} />
          )}
          {asks('Weight') && (
            <WeightField
              key={values.UnitSystem}
              value={values.Weight}
              error={errorOf('Weight')}
              onChange={(value) => set({ Weight: value })}
            />
          )}
          <Button type="submit" fullWidth loading={form.saving} className={classes['start'] ?? ''}>
            {t('accounts.start')}
          </Button>
          <button type="button" className={classes['leave']} onClick={() => void signOut()}>
            {t('shell.signOut')}
          </button>
        </form>
      </main>
    </DraftFormats>
  );
}
