import { nicknameOfName } from '@clubpulse/rules/accounts/users/profile';
import { accountFields } from '@clubpulse/rules/accounts/users/required-fields';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Mark } from '../../kit/figures/Mark.tsx';
import { byRule, useLazyCheck } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { LanguageChoice } from '../../kit/page/LanguageChoice.tsx';
import { SignOutLink } from '../../kit/page/SignOutLink.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useChangeLanguage } from '../../platform/dictionary/use-change-language.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { refreshSession, useClubs, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import classes from './CompleteProfile.module.css';
import { NicknameField } from './IdentityFields.tsx';
import { type ProfileValues, valuesOf } from './profile-values.ts';
import { profileCheck, profileErrorsOf, useSaveProfile } from './use-save-profile.ts';

const NICKNAME_MAX = 40;

/** Asks only for name and nickname (decision 0172). */
export default function CompleteProfile() {
  const t = useT();
  const self = useSelf();
  const { clubs } = useClubs();
  const navigate = useNavigate();
  const { view = '' } = useParams();
  const chooseLanguage = useChangeLanguage();
  const today = useToday();
  const { taken, stale, save } = useSaveProfile(self);
  const form = useForm({
    saved: useMemo(() => valuesOf(self), [self]),
    check: useLazyCheck(profileCheck, (errorsOf) =>
      byRule((values: ProfileValues) => {
        const errors = errorsOf(values, accountFields, today);
        return Object.fromEntries(accountFields.map((field) => [field, errors[field]]));
      }),
    ),
    wordsOf: profileErrorsOf,
  });
  const { values, errors, set } = form;
  const [isNicknameOwn, setNicknameOwn] = useState(false);
  const setName = (name: Partial<Pick<ProfileValues, 'FirstMidName' | 'LastName'>>) => {
    const { FirstMidName, LastName } = { ...values, ...name };
    set(isNicknameOwn ? name : { ...name, Nickname: nicknameOfName(FirstMidName, LastName, NICKNAME_MAX) });
  };
  useEffect(() => {
    document.title = `${t('accounts.completeTitle')} · Clubpulse`;
  }, [t]);

  const complete = async (filled: ProfileValues) => {
    const user = await save(filled);
    if (user === null) return null;
    // A user without a club must next enter the code of one.
    if (clubs.length === 0 && view.toLowerCase() !== 'joinclub') {
      // The navigation is synchronous, because the next screen must not read the old URL.
      await navigate(pathTo('JoinClub'), { replace: true, flushSync: true });
    }
    await refreshSession();
    return user;
  };

  return (
    <main className={classes['page']}>
      <form className={classes['form']} onSubmit={form.submit(complete)} noValidate>
        <div className={classes['head']}>
          <Mark size={44} />
          <span className={classes['acts']}>
            <LanguageChoice onChoose={chooseLanguage} />
            <SignOutLink />
          </span>
        </div>
        <h1>{t('accounts.completeTitle')}</h1>
        <p className={classes['intro']}>{t('accounts.completeText')}</p>
        {stale && (
          <Banner tone="warn" icon={IconAlertTriangle}>
            {t('accounts.staleReloaded')}
          </Banner>
        )}
        <TextInput
          label={t('kit.firstName')}
          withAsterisk
          value={values.FirstMidName}
          error={errors['FirstMidName']}
          maxLength={100}
          autoComplete="given-name"
          onChange={(event) => setName({ FirstMidName: event.currentTarget.value })}
        />
        <TextInput
          label={t('kit.lastName')}
          withAsterisk
          value={values.LastName}
          error={errors['LastName']}
          maxLength={100}
          autoComplete="family-name"
          onChange={(event) => setName({ LastName: event.currentTarget.value })}
        />
        <NicknameField
          value={values.Nickname}
          taken={taken}
          error={errors['Nickname']}
          onChange={(value) => {
            setNicknameOwn(true);
            set({ Nickname: value });
          }}
        />
        <Button type="submit" fullWidth loading={form.saving} className={classes['start'] ?? ''}>
          {t('accounts.start')}
        </Button>
      </form>
    </main>
  );
}
