import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Address of a view inside the app: `/Journal/12`. As a link to share it stands after `#`. */
export const pathTo = (view: string, id?: string | number): string => (id === undefined ? `/${view}` : `/${view}/${id}`);

/** Navigates to a view. `replace` leaves the current screen out of the back stack. */
export function useGoTo(): (view: string, id?: string | number, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (view, id, { replace = false } = {}) => {
      void navigate(pathTo(view, id), { replace });
    },
    [navigate],
  );
}
