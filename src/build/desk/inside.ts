import { startInside } from "../../desk/page/inside";
import { APP_READY } from "../../site/document/app-ready";
import { storageKeys } from "../../site/storage/keys";

// Cookies are rejected: no banner opens, and no embedded calendar loads.
startInside({ storage: { [storageKeys.consent]: "rejected" }, appReady: APP_READY });
