import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** A path such as `/Journal/12`. In a shared link it follows `#`. */
export const pathTo = (view: string, id?: string | number): string => (id === undefined ? `/${view}` : `/${view}/${id}`);

export function useGoTo(): (view: string, id?: string | number, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (view, id, { replace = false } = {}) => {
      void navigate(pathTo(view, id), { replace });
    },
    [navigate],
  );
}
