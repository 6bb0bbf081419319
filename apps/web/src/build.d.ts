/** Id of this build. The `version` file next to index.html contains the id of the newest build. */
declare const __BUILD_ID__: string;
