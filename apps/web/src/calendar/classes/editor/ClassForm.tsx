import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { EditorSections, outlineOf } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { byRule, lazyRule, useLazyCheck } from '../../../kit/form/check.ts';
import { type Draft, useForm } from '../../../kit/form/use-form.ts';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { OverlapNotice, overlapQuery, useShowOverlaps } from '../../overlaps/public.ts';
import { reasonText } from '../acts/reason-text.ts';
import { preview } from '../schedule/schedule-draft.ts';
import { type ClassValues, sections } from './class-values.ts';
import { plannedClass } from './planned-days.ts';
import { BookingSection } from './sections/BookingSection.tsx';
import { ClassSection } from './sections/ClassSection.tsx';
import { DatesSection } from './sections/DatesSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { PaymentSection } from './sections/PaymentSection.tsx';
import { PlacesSection } from './sections/PlacesSection.tsx';

const rule = lazyRule(() => import('./class-check.ts').then((it) => it.errorsOf));

export const dateFields = ['ScheduleStartDate', 'ScheduleEndDate', 'Slots', 'SingleStartTime', 'SingleDuration'] as const;
export const datesChanged = ({ changed }: Pick<Draft<ClassValues>, 'changed'>): boolean =>
  changed.some((field) => dateFields.some((one) => one === field));

const about = (field: string): readonly string[] => (field.startsWith('Schedule') ? dateFields : [field.split('.')[0] ?? field]);

interface Further {
  readonly act: string;
  readonly isOffered: (values: ClassValues) => boolean;
  readonly save: (values: ClassValues) => Promise<Class | null>;
}

interface ClassFormProps {
  clubId: number;
  saved: ClassValues;
  stored: Class | undefined;
  act?: string;
  save: (values: ClassValues, dates: boolean) => Promise<Class | null>;
  publish?: Further;
  /** Called after the form has dropped its changes. `leaving` is true if the user saved on leaving the screen. */
  onSaved: (one: Class, leaving: boolean) => void;
  exceptions: ReadonlySet<string>;
  dates: (draft: Draft<ClassValues>) => ReactNode;
  onUnpublish?: (() => void) | undefined;
  children?: ReactNode;
}

export function ClassForm({
  clubId,
  saved,
  stored,
  save,
  publish,
  onSaved,
  act,
  exceptions,
  dates,
  onUnpublish,
  children,
}: ClassFormProps) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useFormats();
  const check = useLazyCheck(rule, (errorsOf) =>
    byRule((values: ClassValues, changed) =>
      errorsOf(values, { timeZone, now, stored, dates: stored === undefined || datesChanged({ changed }) }),
    ),
  );
  const draft = useForm({ saved, check, early: true, about });
  const { values, errors } = draft;
  const days = useMemo(() => preview(values, { ClassType: values.ClassType, timeZone, now }), [values, timeZone, now]);
  const begin = stored === undefined ? days.find((day) => day.Begin > now)?.Begin : new Date(stored.Begin);
  const form = { draft, errors, clubId, stored };
  const planned = plannedClass(values, {
    stored,
    days: datesChanged(draft) || stored === undefined ? days : undefined,
    exceptions,
    now,
  });
  const showOverlaps = useShowOverlaps();
  const andSay = (store: (sent: ClassValues) => Promise<Class | null>) => async (sent: ClassValues) => {
    const query = overlapQuery(planned);
    const one = await store(sent);
    if (one !== null && query !== undefined) void showOverlaps(clubId, { ...query, ClassId: String(one.ClassId) });
    return one;
  };
  return (
    <EditorSections
      outline={outlineOf(
        sections.map((section) => ({ ...section, label: t(section.label) })),
        errors,
      )}
      notices={
        <>
          {draft.refused !== null && (
            <Banner tone="bad" icon={IconAlertTriangle}>
              {reasonText(draft.refused)}
            </Banner>
          )}
          {children}
          <OverlapNotice clubId={clubId} planned={planned} />
        </>
      }
      aside={dates(draft)}
    >
      <ClassSection {...form} />
      <DatesSection {...form} saved={saved} now={now} onUnpublish={onUnpublish} />
      <PlacesSection {...form} />
      <BookingSection {...form} begin={begin} />
      <PaymentSection {...form} />
      <LookSection {...form} />
      <FormBar
        form={draft}
        save={andSay((sent) => save(sent, datesChanged(draft)))}
        act={act}
        {...(publish?.isOffered(values) ? { further: { act: publish.act, save: andSay(publish.save) } } : {})}
        onSaved={onSaved}
      />
    </EditorSections>
  );
}
