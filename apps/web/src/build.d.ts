/** Id of this build. The file `version` contains the id of the newest build. */
declare const __BUILD_ID__: string;
