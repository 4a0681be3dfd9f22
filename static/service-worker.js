// The other usual name of an older site's worker.
importScripts("/sw.js");
