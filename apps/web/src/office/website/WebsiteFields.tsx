import { type ClubWebsite, GUEST_DAYS, guestMost, type WebsiteInput } from '@clubpulse/contract/office/website/website';
import { languages } from '@clubpulse/contract/scalars';
import { Checkbox, Switch, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { SiteColors } from '../../community/embeds/public.ts';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { languageNames, useT } from '../../platform/phrases.ts';
import { RefusedSites } from './RefusedSites.tsx';
import classes from './Website.module.css';
import type { WebsiteValues } from './website-values.ts';

interface WebsiteFieldsProps {
  readonly form: Form<WebsiteValues, WebsiteInput>;
  readonly website: ClubWebsite;
}

export function WebsiteFields({ form, website }: WebsiteFieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <Fields>
      <Shown form={form} website={website} />
      {website.Offered.length > 0 && (
        <Checkbox.Group
          label={t('devices.rooms')}
          description={t('website.roomsNote')}
          value={values.Rooms.map(String)}
          error={errors.Rooms}
          onChange={(chosen) => set({ Rooms: chosen.map(Number) })}
        >
          <div className={classes['choices']}>
            {website.Offered.map(({ DisplayGroupId, Name }) => (
              <Checkbox key={DisplayGroupId} value={String(DisplayGroupId)} label={Name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Checkbox.Group
        label={t('website.languages')}
        description={t('website.languagesNote')}
        value={values.Languages}
        error={errors.Languages}
        onChange={(chosen) => set({ Languages: chosen.flatMap((one) => languages.find((language) => language === one) ?? []) })}
      >
        <div className={classes['choices']}>
          {languages.map((one) => (
            <Checkbox key={one} value={one} label={languageNames[one]} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t('website.members')}
        description={t('website.membersNote')}
        checked={values.Members}
        onChange={(event) => set({ Members: event.currentTarget.checked })}
      />
      <Guests form={form} website={website} />
      <Textarea
        label={t('embeds.origins')}
        description={t('website.originsNote')}
        autosize
        minRows={2}
        value={values.Origins}
        error={errors.Origins}
        onChange={(event) => set({ Origins: event.currentTarget.value })}
      />
      <RefusedSites form={form} website={website} />
      <SiteColors values={values} errors={errors} onChange={set} />
    </Fields>
  );
}

function Shown({ form: { values, set }, website }: WebsiteFieldsProps) {
  const t = useT();
  const { Classes, Full, Offers, Trainers } = website;
  const parts = [
    ['Timetable', t('website.timetable'), t('website.timetableNote', { count: Classes })],
    ['Store', t('billing.store'), t('website.storeNote', { count: Offers })],
    ['Queues', t('website.queues'), t('website.queuesNote', { count: Full, all: Classes })],
    ['FullNames', t('website.fullNames'), Trainers.length === 0 ? t('website.noTrainers') : Trainers.join(', ')],
  ] as const;
  return (
    <fieldset className={classes['shown']}>
      <legend>{t('website.shown')}</legend>
      <div className={classes['choices']}>
        {parts.map(([name, label, description]) => (
          <Checkbox
            key={name}
            label={label}
            description={description}
            checked={values[name]}
            onChange={(event) => set({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Guests({ form: { values, errors, set, setUnreadable }, website }: WebsiteFieldsProps) {
  const t = useT();
  const { Currency, GuestBookings, GuestsRefused } = website;
  return (
    <>
      <Switch
        label={t('website.guests')}
        description={t('website.guestsNote', { count: GuestBookings })}
        checked={values.Guests}
        onChange={(event) => set({ Guests: event.currentTarget.checked })}
      />
      {values.Guests && GuestsRefused !== null && (
        <Banner tone="warn" icon={IconAlertTriangle}>
          {t(`website.refused.${GuestsRefused}`)}
        </Banner>
      )}
      {values.Guests && (
        <div className={classes['pair']}>
          <MoneyField
            label={t('website.guestPrice')}
            currency={Currency}
            value={values.GuestPrice}
            error={errors.GuestPrice}
            onChange={(GuestPrice) => {
              setUnreadable('GuestPrice', Number.isNaN(GuestPrice));
              set({ GuestPrice });
            }}
          />
          <NumberField
            label={t('website.guestMost', { days: GUEST_DAYS })}
            min={guestMost.min}
            max={guestMost.max}
            value={values.GuestMost}
            error={errors.GuestMost}
            onChange={(GuestMost) => {
              setUnreadable('GuestMost', Number.isNaN(GuestMost));
              set({ GuestMost });
            }}
          />
        </div>
      )}
    </>
  );
}
