/** Whether this browser can reach a strap at all (Web Bluetooth: Chrome and Edge, on Android and on computers, on secure pages). */
export const reachesStraps = (): boolean => 'bluetooth' in navigator;
