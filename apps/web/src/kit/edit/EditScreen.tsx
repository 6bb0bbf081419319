import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api.ts';
import type { ScreenShape } from '../../platform/screen.ts';
import type { Form } from '../form/use-form.ts';
import { Page, type PageProps } from '../page/Page.tsx';
import { QueryResult } from '../states/QueryResult.tsx';
import { SkeletonScreen } from '../states/Skeleton.tsx';
import { EditorSections, outlineOf, type Section } from './EditorSections.tsx';
import { FormBar } from './FormBar.tsx';

interface EditScreenProps<Values extends object, Output, Result> extends PageProps {
  form: Form<Values, Output>;
  save: (output: Output) => Promise<Result>;
  outline?: readonly Section[];
  aside?: ReactNode;
  refusal: ReactNode;
  act?: string;
  onSaved?: (result: Result) => void;
}

export function EditScreen<Values extends object, Output, Result>(props: EditScreenProps<Values, Output, Result>) {
  const { form, save, outline, aside, refusal, act, onSaved, children, ...page } = props;
  return (
    <Page {...page}>
      <EditorSections
        notices={refusal}
        {...(outline === undefined ? {} : { outline: outlineOf(outline, form.errors) })}
        {...(aside === undefined ? {} : { aside })}
      >
        {children}
        <FormBar form={form} save={save} act={act} onSaved={(result, leaving) => !leaving && onSaved?.(result)} />
      </EditorSections>
    </Page>
  );
}

interface StoredProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  title: string;
  back: string;
  shape?: ScreenShape;
  children: (data: Data) => ReactNode;
}

export function LoadedScreen<Data>({ query, title, back, shape = 'overview', children }: StoredProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title} back={back}>
      <QueryResult query={query} loading={<SkeletonScreen shape={shape} />}>
        {() => null}
      </QueryResult>
    </Page>
  );
}
