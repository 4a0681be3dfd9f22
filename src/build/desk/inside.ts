import "../../model/declared-languages";
import { startInside } from "@brisa/desk/inside";
import { APP_READY } from "../../site/document/app";
import { storageKeys } from "../../site/storage/storage";

// Cookies are rejected: no banner opens, and no embedded calendar loads.
startInside({ storage: { [storageKeys.consent]: "rejected" }, appReady: APP_READY });
