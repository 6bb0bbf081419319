import {
  type ClubWebsite,
  refusedSites,
  type WebsiteInput,
  websiteInputSchema,
} from '@clubpulse/contract/office/website/website';
import { saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import { Button } from '@mantine/core';
import type { Form } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Website.module.css';
import type { WebsiteValues } from './website-values.ts';

interface RefusedSitesProps {
  readonly form: Form<WebsiteValues, WebsiteInput>;
  readonly website: ClubWebsite;
}

/** Allows a website with the stored settings: unsaved changes of the form remain unsaved. */
export function RefusedSites({ form: { values, changed, set }, website }: RefusedSitesProps) {
  const t = useT();
  const { number, dateTime } = useFormats();
  const { ClubId: id } = useStaffClub();
  const allow = useChange(saveWebsite, {
    onDone: (_result, { body }) => {
      const site = body.Origins.at(-1) ?? '';
      if (changed.includes('Origins')) set({ Origins: `${values.Origins}\n${site}` });
      toastDone({ title: t('website.allowed', { site }) });
    },
  });
  const stored = websiteInputSchema.parse(website);
  if (website.RefusedSites.length === 0) return null;
  return (
    <section aria-labelledby="refused-sites" className={classes['refused']}>
      <h2 id="refused-sites">{t('website.refusedSites', { days: refusedSites.days })}</h2>
      <p className={classes['note']}>{t('website.refusedNote')}</p>
      <ul>
        {website.RefusedSites.map(({ Origin, Count, LastAt }) => (
          <li key={Origin}>
            <span>
              <b>{Origin}</b>
              <small>{t('website.refusedTimes', { count: Count, number: number(Count), when: dateTime(LastAt) })}</small>
            </span>
            <Button
              variant="default"
              aria-label={t('kit.labelled', { label: t('website.allowIt'), value: Origin })}
              disabled={allow.isPending}
              onClick={() => allow.mutate({ params: { id }, body: { ...stored, Origins: [...stored.Origins, Origin] } })}
            >
              {t('website.allowIt')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
