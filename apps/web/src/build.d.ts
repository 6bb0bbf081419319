/** Id of this build. The `version` file next to index.html contains the newest one. */
declare const __BUILD_ID__: string;
