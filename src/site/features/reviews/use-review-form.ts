import { useState } from "react";
import { languages } from "../../../model/languages";
import { storageKeys, isKept } from "../../storage/storage";
import { formFields, postForm } from "../../providers/form-service";
import { useSubmission } from "../form/use-submission";
import { useMessages, useLanguage } from "../language/use-messages";
import { useSite } from "../site";
import { showToast } from "../toast/toast";
import { deskLink } from "./desk-link";
import { saveReview, type StoredReview } from "./stored-reviews";

type Options = {
  endpoint: string;
  /** The origin of the owner's desk, if it is on the web. */
  desk?: string | null;
};

/**
 * The review that was saved last, if sending it has failed. The next attempt replaces it in storage, also
 * after the visitor has navigated to another page and back.
 */
let unsent: StoredReview | undefined;

/** The same address or the same text. */
const isVersionOf = (earlier: StoredReview, { email, review }: StoredReview) =>
  earlier.email === email || earlier.review === review;

/** Saves the review on this device first, so that it is kept if sending fails. */
export const useReviewForm = ({ endpoint, desk }: Options) => {
  const t = useMessages();
  const { email: to } = useSite().company;
  const { language } = useLanguage();
  const { tag } = languages[language];
  const [unrated, setUnrated] = useState(false);

  const mailOf = (review: StoredReview) => {
    const { name, rating } = review;
    const date = new Date(review.date).toLocaleString(tag);
    return {
      subject: t("reviews:mailSubject", { name, rating }),
      body: t("reviews:mailText", { ...review, date }),
    };
  };

  const check = (form: HTMLFormElement) => {
    if (new FormData(form).has("rating")) return true;
    setUnrated(true);
    const stars = form.querySelector<HTMLElement>("[name=rating]");
    stars?.focus({ preventScroll: true });
    // On phones the toast would cover the stars if they were at the top.
    stars?.closest("fieldset")?.scrollIntoView({ block: "center" });
    showToast({
      title: t("reviews:unratedTitle"),
      description: t("reviews:unratedText"),
      variant: "destructive",
    });
    return false;
  };

  const send = async (data: FormData) => {
    const review = reviewOf(data, tag);
    const honeypot = String(data.get(formFields.honeypot) ?? "");
    if (!honeypot) {
      saveReview(review, unsent && isVersionOf(unsent, review) ? unsent : undefined);
      unsent = review;
    }
    const { subject, body } = mailOf(review);
    const toDesk = desk && deskLink(desk, review, language);
    const lastLine = toDesk && t(toDesk.key, toDesk);
    const message = [body, lastLine].filter(Boolean).join("\n\n");
    await postForm(endpoint, {
      to,
      subject,
      message,
      [formFields.subject]: subject,
      ...(honeypot && { [formFields.honeypot]: honeypot }),
    });
    if (unsent === review) unsent = undefined;
  };

  const submission = useSubmission({
    draft: storageKeys.reviewDraft,
    check,
    send,
    onSent: () => setUnrated(false),
    sent: () => ({
      title: t("reviews:sentTitle"),
      description: t(isKept(storageKeys.reviews) ? "reviews:sentText" : "reviews:sentUnkept"),
    }),
    failed: { title: t("reviews:failedTitle"), description: t("reviews:failedText") },
  });
  const { failure } = submission;
  return {
    ...submission,
    unrated,
    failure: failure && { error: failure.error, mail: mailOf(reviewOf(failure.data, tag)) },
  };
};

const reviewOf = (data: FormData, language: string): StoredReview => {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    name: text("name"),
    email: text("email"),
    review: text("message"),
    rating: Number(data.get("rating")),
    date: new Date().toISOString(),
    language,
  };
};
