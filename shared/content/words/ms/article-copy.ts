/** Chapter titles of the page, and text of the first chapter: what the insurance is for, an example, definitions, exclusions. */

import { exampleClaim as claim } from '../../figures/example-claim.ts';
import * as figures from '../../figures/figures.ts';

export const articleCopy = {
	chapters: {
		basics: 'Apakah insurans ini',
		covered: 'Perlindungan dan bayaran',
		singapore: 'Siapa yang boleh memohon',
		choosing: 'Memilih pelan',
		quote: 'Sebut harga anda',
	},
	purpose: {
		title: 'Untuk apa insurans kehamilan',
		paragraphs: [
			'Kebanyakan kehamilan berakhir dengan selamat, dan ketika itu insurans ini tidak membayar apa-apa. Insurans ini untuk yang selebihnya. Ibu membayar premium sekali sahaja semasa hamil. Jika doktor mengesan komplikasi yang disenaraikan dalam polisi, atau anak dilahirkan dengan penyakit yang disenaraikan, syarikat insurans membayar wang tunai.',
			`Wang itu datang dengan dua cara. Diagnosis yang tersenarai membayar jumlah diinsuranskan sekali gus: ${claim.sumAssured}, jika itu yang dipilih. Setiap hari di hospital atas sebab yang tersenarai membayar sebahagian daripadanya, sehingga ${figures.dailyBenefitDays}\u00a0hari. Syarikat insurans melihat diagnosisnya, bukan kosnya. Wang itu boleh digunakan untuk bil, cuti tanpa gaji, atau penjaga bagi anak yang lebih besar.`,
			`Satu polisi melindungi dua orang. Bahagian ibu menyenaraikan komplikasi kehamilan dan kelahiran, dan boleh tamat seawal 30\u00a0hari selepas kelahiran. Bahagian anak menyenaraikan penyakit kongenital, iaitu penyakit sejak lahir, dan lebih lama; tempoh polisi ialah ${figures.policyTermYears}\u00a0tahun. Kedua-duanya tidak menggantikan insurans hospital, yang membayar bil.`,
		],
	},
	claim: {
		title: 'Satu tuntutan, dari diagnosis hingga bayaran',
		example: 'Contoh: Mei Lin dan tarikh-tarikhnya direka.',
		steps: [
			[
				'4 Januari',
				`Pada 20\u00a0minggu Mei Lin memohon ${claim.sumAssured} dan menjawab soalan tentang kesihatannya.`,
			],
			['18 Januari', 'Polisi dikeluarkan. Perlindungan bermula pada hari itu.'],
			[
				'7 April',
				'Pada 33\u00a0minggu tekanan darahnya terlalu tinggi. Hospital menahannya di wad. Diagnosisnya, praeklampsia teruk, ada dalam senarai pelannya.',
			],
			[
				'9 April',
				'Anak perempuannya lahir melalui pembedahan caesarean: pramatang dan kecil, tetapi tanpa penyakit yang tersenarai. Bahagian anak tidak membayar apa-apa.',
			],
			['28 April', 'Dia menghantar borang tuntutan, ringkasan discaj dan laporan doktor pakar.'],
			[
				'2 Jun',
				`Syarikat insurans telah membandingkan bacaan tekanan darah dan ujian darahnya dengan takrif dalam polisi. Tuntutan diterima: ${claim.sumAssured} bagi diagnosis, dan ${claim.percent} daripadanya, ${claim.perDay}, bagi setiap satu daripada ${claim.days}\u00a0hari itu.`,
			],
			['9 Jun', `${claim.total} masuk ke akaunnya, 63\u00a0hari selepas diagnosis.`],
		] as readonly (readonly [date: string, event: string])[],
		moral:
			'Bil hospital tiba pada bulan April, wangnya pada bulan Jun: bayaran sekali gus menggantikan perbelanjaan, bukan membayarnya terlebih dahulu. Jika bacaannya tidak memenuhi takrif, surat pada 2 Jun akan menyatakan S$0.',
	},
	definitions: {
		title: 'Mengapa dua pelan dengan perkataan yang sama membayar berbeza',
		paragraphs: [
			`Dua senarai mungkin menyebut “praeklampsia”. Yang menentukan bayaran ialah takrif di sebaliknya, dalam kontrak polisi. Satu kontrak mungkin menerima diagnosis doktor pakar. Satu lagi mungkin mensyaratkan praeklampsia teruk: bacaan melebihi angka tertentu, atau kerosakan pada organ yang dinamakan. Rekod perubatan yang sama lalu membawa ${claim.sumAssured} daripada satu syarikat insurans dan S$0 daripada yang lain.`,
			'Perkataan lain pun begitu. Pendarahan teruk selepas bersalin biasanya dikira hanya jika rahim terpaksa dibuang; kelahiran mati, mulai minggu yang dinyatakan; kecacatan jantung, bagi sesetengah pelan hanya jika perlu dibedah. Hari di hospital ada senarainya sendiri, dan rawatan rapi bayi tidak ada dalam semuanya. Jadi senarai panjang bukan satu janji. Penasihat boleh menunjukkan takrif bagi keadaan yang anda bimbangkan sebelum anda menandatangani.',
		],
	},
	never: {
		title: 'Apa yang tidak akan dibayar',
		items: [
			'Bil kelahiran, biasa atau pembedahan caesarean.',
			'Pemeriksaan, imbasan dan ujian.',
			'Apa yang sudah diketahui, atau masih dalam pemeriksaan doktor, sebelum polisi dikeluarkan. Apa yang dilihat dalam imbasan pada hari Isnin tidak boleh diinsuranskan pada hari Selasa.',
			'Keadaan yang tiada dalam senarai, atau yang lebih ringan daripada takrifnya.',
		],
	},
} as const;
