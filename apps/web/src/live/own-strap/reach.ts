/** True in Chrome and Edge, on Android and computers, on secure pages. */
export const reachesStraps = (): boolean => 'bluetooth' in navigator;
